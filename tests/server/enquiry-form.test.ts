import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailPaths, honeypot } from '../../wire/enquiry.ts';
import { sendForm } from '../support/enquiry-body.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const fields = { from_name: 'Asha', from_email: 'asha@shop.example', phone_number: '', message: 'We sell lamps.\r\nAnd bulbs.' };
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ enquiriesPerMinute: 1000 });
});
afterAll(() => app.close());

/** States that the page shows. */
const shown = (html: string) =>
  [...html.matchAll(/data-state="([\w-]+)"([^>]*)>/g)].filter(([, , rest]) => !/hidden/.test(rest ?? '')).map(([, state]) => state);

describe('a form that a browser posts by itself', () => {
  test('gets a page back that says it was sent, with the reference and its receipt', async () => {
    const { status, text, headers } = await sendForm(app, fields, asBrowser);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(shown(text)).toEqual(['sent']);
    const [, reference] = /<b data-fill="reference">([\w-]+)<\/b>/.exec(text) ?? [];
    expect(text).toContain(`href="/contact/receipt?reference=${reference}"`);
    expect((await app.ask(`/contact/receipt?reference=${reference}`)).status).toBe(200);
  });

  test('sent again by a reload is the same enquiry', async () => {
    const pages = [await sendForm(app, fields, asBrowser), await sendForm(app, fields, asBrowser)];
    const [first, second] = pages.map(({ text }) => /<b data-fill="reference">([\w-]+)</.exec(text)?.[1]);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('gets its mistakes back beside their fields, with everything that was typed', async () => {
    const { status, text } = await sendForm(app, { ...fields, from_name: '', message: '<b>Lamps & "bulbs"</b>' }, asBrowser);
    expect(status).toBe(400);
    expect(shown(text)).toEqual(['mistake-required', 'mistake-required-from_name']);
    expect(text).toMatch(/<input name="from_name"[^>]* aria-invalid="true" aria-describedby="from_name-error">/);
    expect(text).toContain('value="asha@shop.example"');
    expect(text).toContain('>&lt;b&gt;Lamps &amp; &quot;bulbs&quot;&lt;/b&gt;</textarea>');
  });

  test('gets an email that is none back as such', async () => {
    const { status, text } = await sendForm(app, { ...fields, from_email: 'asha' }, asBrowser);
    expect(status).toBe(400);
    expect(shown(text)).toEqual(['mistake-email', 'mistake-email-from_email']);
    expect(text).toMatch(/<input name="from_email"[^>]* value="asha" aria-invalid="true"/);
  });

  test.each([
    ['from another site', 403, { ...fields, message: 'From elsewhere.' }, { origin: 'https://evil.example' }],
    ['by a robot', 403, { ...fields, message: 'By a robot.', [honeypot]: 'x' }, {}],
    ['with too much in it', 413, { ...fields, message: 'a'.repeat(5001) }, {}],
  ])('that is not accepted, sent %s, says so and keeps the words', async (_, wanted, sent, headers) => {
    const { status, text } = await sendForm(app, sent, { ...asBrowser, ...headers });
    expect(status).toBe(wanted);
    expect(shown(text)).toEqual(['failed']);
    expect(text).toContain('value="Asha"');
  });

  test('gets the page under its own security policy', async () => {
    const page = await app.ask('/contact');
    const { headers } = await sendForm(app, fields, asBrowser);
    expect(headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a form that the library sends', () => {
  test('is answered with text', async () => {
    const { status, text, headers } = await sendForm(app, { ...fields, message: 'By the library.' }, { accept: '*/*' });
    expect([status, text, headers['content-type']]).toEqual([200, 'OK', 'text/plain; charset=utf-8']);
  });

  test.each([
    ['without a public key', { ...fields, user_id: '' }, 400, 'The public key is required'],
    ['with a field that is unknown', { ...fields, cc: 'x@y.z' }, 400, 'cc is no field of this form: leave it out'],
    ['with a field that is missing', { from_name: 'Asha' }, 400, 'from_email has to be a text'],
    ['with a mistake', { ...fields, from_email: '' }, 400, 'Please fill in all required fields'],
  ])('and refused with text %s', async (_, sent, status, text) => {
    const answer = await sendForm(app, sent as Record<string, string>, { accept: '*/*' });
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  test.each([
    ['multipart/form-data', 'x', 400, 'The body is not valid form data'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400, 'The body is not valid form data'],
    ['application/json', '{}', 415, 'Unsupported Media Type'],
  ])('and refused as %s with a body that is none', async (type, body, status, text) => {
    const answer = await app.ask(emailPaths.sendForm, { 'content-type': type }, 'POST', body);
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  test.each([
    [
      'a file',
      '--BOUNDARY\r\nContent-Disposition: form-data; name="message"; filename="a.txt"\r\n\r\ntext\r\n--BOUNDARY--\r\n',
      'message is a file: this form takes text',
    ],
    [
      'a field twice',
      '--BOUNDARY\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--BOUNDARY\r\nContent-Disposition: form-data; name="a"\r\n\r\n2\r\n--BOUNDARY--\r\n',
      'a is there twice: send it once',
    ],
  ])('and refused with %s', async (_, body, text) => {
    const answer = await app.ask(
      emailPaths.sendForm,
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
      'POST',
      body.replaceAll('BOUNDARY', boundary),
    );
    expect([answer.status, answer.text]).toEqual([400, text]);
  });
});
