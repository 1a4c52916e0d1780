import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { EnquiryStore } from '../../../server/enquiries/enquiry-store.ts';
import { OverloadedError } from '../../../server/storage/group-commit.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { readMaildir } from '../../support/server/read-mail.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

const { labels } = content.pages.contact.form;

describe.each(engines)('an enquiry on $name', ({ storage }) => {
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
    expect(mail?.text).toContain(`${labels.name}: Asha\n${labels.email}: asha@shop.example\n${labels.phone}: +91 22 1234 5678`);
    // The recipient comes from the settings, whatever the request contains.
    expect(mail?.to).toEqual([content.agency.email.address]);
    expect(JSON.stringify(mail)).not.toContain('else.example');
  });

  test('that is repeated, also concurrently, is mailed once', async () => {
    const reference = makeReference();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendJson(app, { reference })));
    answers.push(await sendJson(app, { reference }), await sendJson(app, { reference: reference.toLowerCase().replaceAll('-', ' ') }));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(12).fill('200 OK'));
    const last = makeReference();
    await sendJson(app, { reference: last });
    await expect.poll(() => mailOf(last)).toHaveLength(1);
    expect(await mailOf(reference)).toHaveLength(1);
  });

  test('with other words under a known reference is refused', async () => {
    const reference = makeReference();
    await sendJson(app, { reference, message: 'The first words.' });
    const { status, text } = await sendJson(app, { reference, message: 'Other words.' });
    expect(status).toBe(409);
    expect(text).toBe(`Another message was sent under the reference ${reference}: send this one under a new reference`);
    await expect.poll(() => mailOf(reference)).toHaveLength(1);
    expect((await mailOf(reference))[0]?.text).toContain('The first words.');
    const both = { reference: makeReference() };
    const concurrent = await Promise.all(['One.', 'Two.'].map((message) => sendJson(app, { ...both, message })));
    expect(concurrent.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('without a reference is recognised by its words on the same day', async () => {
    const message = `No reference ${makeReference()}`;
    expect((await sendJson(app, { message })).status).toBe(200);
    expect((await sendJson(app, { message })).status).toBe(200);
    await expect.poll(async () => (await mailbox()).filter(({ text }) => text?.includes(message))).toHaveLength(1);
  });
});

test('an enquiry is acknowledged only with its row in the outbox', async () => {
  const settings = await engines[1]?.storage();
  const app = await runApp({ ...settings });
  const other = new pg.Client(settings?.databaseUrl);
  await other.connect();
  onTestFinished(async () => {
    await other.end();
    await app.close();
  });
  await other.query('BEGIN; LOCK TABLE outbox IN EXCLUSIVE MODE');
  let isAnswered = false;
  const answer = sendJson(app).finally(() => {
    isAnswered = true;
  });
  const waiting = () => other.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'outbox'::regclass");
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  // Other requests are answered meanwhile.
  expect((await app.ask('/')).status).toBe(200);
  expect(isAnswered).toBe(false);
  await other.query('ROLLBACK');
  expect((await answer).text).toBe('OK');
});

test('an overloaded server refuses enquiries with Retry-After and serves pages', async () => {
  const keep = vi
    .spyOn(EnquiryStore.prototype, 'keep')
    .mockRejectedValue(new OverloadedError('Too many messages at once. Please try again in a minute.'));
  onTestFinished(() => keep.mockRestore());
  await using resources = new AsyncDisposableStack();
  const server = await runApp();
  resources.defer(server.close);
  const refused = await sendJson(server);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.text).toContain('try again in a minute');
  expect((await server.ask('/')).status).toBe(200);
});
