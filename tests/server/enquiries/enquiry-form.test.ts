import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { honeypot } from '../../../shared/api/enquiry.ts';
import { sendForm } from '../../support/server/enquiry-body.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

const fields = { from_name: 'Asha', from_email: 'asha@shop.example', phone_number: '', message: 'We sell lamps.\r\nAnd bulbs.' };
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ enquiriesPerMinute: 1000 });
});
afterAll(() => app.close());

/** Returns the states that the page shows. */
const shown = (html: string) =>
  [...html.matchAll(/data-state="([\w-]+)"([^>]*)>/g)].filter(([, , rest]) => !/hidden/.test(rest ?? '')).map(([, state]) => state);

describe('a form sent without JavaScript', () => {
  test("gets a page with the reference and the receipt's link", async () => {
    const { status, text, headers } = await sendForm(app, fields, asBrowser);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toBe((await app.ask('/contact')).headers['content-security-policy']);
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

  test('gets its mistakes beside their fields, with all values', async () => {
    const { status, text } = await sendForm(app, { ...fields, from_name: '', message: '<b>Lamps & "bulbs"</b>' }, asBrowser);
    expect(status).toBe(400);
    expect(shown(text)).toEqual(['mistake-required', 'mistake-required-from_name']);
    const wrong = await sendForm(app, { ...fields, from_email: 'asha' }, asBrowser);
    expect([wrong.status, ...shown(wrong.text)]).toEqual([400, 'mistake-email', 'mistake-email-from_email']);
    expect(text).toMatch(/<input name="from_name"[^>]* aria-invalid="true" aria-describedby="from_name-error">/);
    expect(text).toContain('value="asha@shop.example"');
    expect(text).toContain('>&lt;b&gt;Lamps &amp; &quot;bulbs&quot;&lt;/b&gt;</textarea>');
  });

  test.each([
    ['from another site', 403, { ...fields, message: 'From elsewhere.' }, { origin: 'https://evil.example' }],
    ['by a robot', 403, { ...fields, message: 'By a robot.', [honeypot]: 'x' }, {}],
  ])('that is refused, sent %s, explains why and keeps the values', async (_, wanted, sent, headers) => {
    const { status, text } = await sendForm(app, sent, { ...asBrowser, ...headers });
    expect(status).toBe(wanted);
    expect(shown(text)).toEqual(['failed']);
    expect(text).toContain('value="Asha"');
  });

  test('gets a too long text back unshortened, and beyond the body limit its mistake', async () => {
    const message = 'a'.repeat(5001);
    const { status, text } = await sendForm(app, { ...fields, from_name: 'n'.repeat(121), message }, asBrowser);
    expect(status).toBe(413);
    expect(shown(text)).toEqual(['mistake-long', 'mistake-long-from_name', 'mistake-long-message']);
    expect(text).toContain(`>${message}</textarea>`);
    const beyond = await sendForm(app, { ...fields, message: 'a'.repeat(60_000) }, asBrowser);
    expect([beyond.status, ...shown(beyond.text)]).toEqual([413, 'mistake-long', 'mistake-long-message']);
  });
});
