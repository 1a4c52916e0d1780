import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emailPaths } from '../../wire/enquiry.ts';
import { makeReference } from '../../wire/reference.ts';
import { engines } from '../support/engines.ts';
import { enquiryParams, sendJson, service } from '../support/enquiry-body.ts';
import { readMaildir } from '../support/maildir.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

describe.each(engines)('an enquiry, kept by $name,', ({ storage }) => {
  let app: RunningApp;
  let settings: Awaited<ReturnType<typeof storage>>;
  beforeAll(async () => {
    settings = await storage();
    app = await runApp({ ...settings, enquiriesPerMinute: 1000 });
  });
  afterAll(() => app.close());

  const mailbox = () => readMaildir(join(settings.dataDir, 'mail'));
  const mailOf = async (reference: string) => (await mailbox()).filter(({ subject }) => subject?.includes(reference));

  test('is answered with OK and reaches the mailbox', async () => {
    const reference = makeReference();
    const { status, text, headers } = await sendJson(app, { reference, phone_number: '+91 22 1234 5678' });
    expect([status, text]).toEqual([200, 'OK']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    await expect.poll(() => mailOf(reference)).toHaveLength(1);
    const [mail] = await mailOf(reference);
    expect(mail?.text).toMatch(/Name: Asha\nEmail: asha@shop\.example\nPhone: \+91 22 1234 5678/);
    // The recipient is the owner's setting, whatever the request says.
    expect(mail?.to).toEqual(['info@tarazu.example']);
    expect(JSON.stringify(mail)).not.toContain('else.example');
  });

  test('that is sent twice, one after the other or at once, is mailed once', async () => {
    const reference = makeReference();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendJson(app, { reference })));
    answers.push(await sendJson(app, { reference }), await sendJson(app, { reference: reference.toLowerCase().replaceAll('-', ' ') }));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(12).fill('200 OK'));
    const last = makeReference();
    await sendJson(app, { reference: last });
    await expect.poll(() => mailOf(last)).toHaveLength(1);
    expect(await mailOf(reference)).toHaveLength(1);
  });

  test('with other words under a reference that is taken is refused, and the first stays as it is', async () => {
    const reference = makeReference();
    await sendJson(app, { reference, message: 'The first words.' });
    const { status, text } = await sendJson(app, { reference, message: 'Other words.' });
    expect(status).toBe(409);
    expect(text).toBe(`Another message was sent under the reference ${reference}: send this one under a new reference`);
    await expect.poll(() => mailOf(reference)).toHaveLength(1);
    expect((await mailOf(reference))[0]?.text).toContain('The first words.');
  });

  test('of ten visitors at once, two of whom use one reference for different words, is kept for nine', async () => {
    const references = [...Array.from({ length: 8 }, () => makeReference())];
    const shared = makeReference();
    const answers = await Promise.all([
      ...references.map((reference) => sendJson(app, { reference })),
      sendJson(app, { reference: shared, message: 'One.' }),
      sendJson(app, { reference: shared, message: 'Two.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 409]);
    await expect
      .poll(async () => (await Promise.all([...references, shared].map(mailOf))).map((mails) => mails.length))
      .toEqual(Array(9).fill(1));
  });

  test('without a reference is known by its words on the same day', async () => {
    const message = `No reference ${makeReference()}`;
    expect((await sendJson(app, { message })).status).toBe(200);
    expect((await sendJson(app, { message })).status).toBe(200);
    await expect.poll(async () => (await mailbox()).filter(({ text }) => text?.includes(message))).toHaveLength(1);
  });
});

describe('a request that is no enquiry is refused as the public e-mail API refuses it:', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ enquiriesPerMinute: 1000 });
  });
  afterAll(() => app.close());

  const send = (body: unknown, headers = {}) =>
    app.ask(
      emailPaths.send,
      { 'content-type': 'application/json', ...headers },
      'POST',
      typeof body === 'string' ? body : JSON.stringify(body),
    );
  const whole = { ...service, template_params: enquiryParams() };
  const without = (name: string) => ({ ...whole, [name]: undefined });
  const params = (more: object) => ({ ...service, template_params: enquiryParams(more) });

  test.each([
    ['no public key', without('user_id'), 400, 'The public key is required'],
    ['no service', without('service_id'), 400, 'The service ID is required'],
    ['no template', without('template_id'), 400, 'The template ID is required'],
    ['a wrong public key', { ...whole, user_id: 'other' }, 400, 'The public key is invalid'],
    ['a wrong service', { ...whole, service_id: 'other' }, 400, 'The service ID not found'],
    ['an unknown template', { ...whole, template_id: 'other' }, 400, 'The template ID not found'],
    ['no fields', without('template_params'), 400, 'template_params has to be an object'],
    ['a field of another type', params({ message: 5 }), 400, 'template_params.message has to be a text'],
    ['an unknown field', params({ cc: 'x@y.z' }), 400, 'template_params.cc is no field of this form: leave it out'],
    [
      'a message that is too long',
      params({ message: 'a'.repeat(5001) }),
      413,
      'template_params.message is longer than 5000 characters: shorten it',
    ],
    ['a body that is too large', params({ message: 'a'.repeat(50_000) }), 413, 'Request body is too large'],
    ['a required field left empty', params({ from_name: ' ' }), 400, 'Please fill in all required fields'],
    ['an email that is none', params({ from_email: 'asha@shop' }), 400, 'Please enter a valid email address'],
    ['a reference that is none', params({ reference: 'x' }), 400, 'reference is none of ours: 16 letters and digits in groups of four'],
    ['a body that is no JSON', '{"user_id":', 400, 'The body is not valid JSON'],
  ])('%s', async (_, body, status, text) => {
    const answer = await send(body);
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('a body of type %s', async (type) => {
    expect((await send(whole, { 'content-type': type })).status).toBe(415);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    for (const path of Object.values(emailPaths)) {
      const { status, headers } = await app.ask(path, {}, method);
      expect([status, headers.allow]).toEqual([405, 'POST']);
    }
  });
});

test('nobody is told that an enquiry has arrived before its mail is in the outbox too', async () => {
  const settings = await engines[1]?.storage();
  const app = await runApp({ ...settings });
  const other = new pg.Client(settings?.databaseUrl);
  await other.connect();
  onTestFinished(async () => {
    await other.end();
    await app.close();
  });
  await other.query('BEGIN; LOCK TABLE outbox IN EXCLUSIVE MODE');
  let isTold = false;
  const answer = sendJson(app).finally(() => {
    isTold = true;
  });
  const waiting = () => other.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'outbox'::regclass");
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  // Whoever asks for something else meanwhile gets it.
  expect((await app.ask('/')).status).toBe(200);
  expect(isTold).toBe(false);
  await other.query('ROLLBACK');
  expect((await answer).text).toBe('OK');
});
