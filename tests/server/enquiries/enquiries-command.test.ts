import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runEnquiries } from '../../../scripts/enquiries/run-enquiries.ts';
import { messageOf } from '../../../scripts/tools/run-command.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { honeypot } from '../../../shared/api/enquiry.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { runCommand } from '../../support/run-command.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { engines } from '../../support/server/engines.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { readMaildir } from '../../support/server/read-mail.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

/** Runs the command in this process; one test shows that npm's script does the same. */
const run = (args: readonly string[], settings: Record<string, string | undefined>) =>
  runEnquiries(args, settings).then(
    (out) => ({ code: 0, out: out.trim(), err: '' }),
    (error) => ({ code: 1, out: '', err: messageOf(error) ?? '' }),
  );

describe.each(engines)('npm run enquiries beside a running server on $name', ({ storage }) => {
  let app: RunningApp;
  let settings: Awaited<ReturnType<typeof storage>>;
  const [kept, held] = [makeReference(), makeReference()];
  beforeAll(async () => {
    settings = await storage();
    app = await runApp(settings);
    await sendJson(app, { reference: kept, from_name: 'Asha राव', phone_number: '+91 22 1234', message: '=1+1\nSecond line' });
    await sendJson(app, { reference: held, [honeypot]: 'x' });
    // The file is in the Maildir a moment before the outbox is updated.
    await vi.waitFor(async () => expect((await command('show', kept)).out).toMatch(/^Mail: +kept$/m), 20_000);
  });
  afterAll(() => app.close());

  const command = (...args: string[]) => run(args, { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl });

  test('lists enquiries with state and reason', async () => {
    const { out } = await command('list');
    expect(out).toMatch(new RegExp(`${kept}  new, kept .* Asha राव <asha@shop.example>`));
    expect(out).toMatch(new RegExp(`${held}  quarantined: robot`));
    expect((await command('list', '--state', 'quarantined')).out.split('\n')).toHaveLength(1);
    expect((await command('list', '--state', 'failed')).out).toBe('There are none.');
  });

  test('shows an enquiry in full', async () => {
    const { out } = await command('show', kept.toLowerCase());
    for (const line of [
      `Reference:   ${kept}`,
      'State:       new',
      'Mail:        kept',
      'Attempts:    1',
      'Phone:       +91 22 1234',
      '=1+1',
      'Second line',
    ])
      expect(out.split('\n')).toContain(line);
  });

  test('mails an enquiry again within seconds', async () => {
    expect((await command('redeliver', kept)).out).toBe(`${kept} will be mailed again.`);
    await expect.poll(() => readMaildir(join(settings.dataDir, 'mail')), { timeout: 60_000 }).toHaveLength(2);
    expect(new Set((await readMaildir(join(settings.dataDir, 'mail'))).map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('releases an enquiry from quarantine', async () => {
    expect((await command('release', held)).out).toBe(`${held} has left quarantine and will be mailed.`);
    await expect
      .poll(async () => (await readMaildir(join(settings.dataDir, 'mail'))).some(({ subject }) => subject?.includes(held)), {
        timeout: 60_000,
      })
      .toBe(true);
    expect((await command('release', held)).err).toBe(`${held} is not in quarantine.`);
  });

  test('mails all that were stored without a mail server', async () => {
    const reference = makeReference();
    await sendJson(app, { reference });
    await vi.waitFor(async () => expect((await command('show', reference)).out).toMatch(/^Mail: +kept$/m), 20_000);
    expect((await command('redeliver', '--kept')).out).toMatch(/^\d enquiries will be mailed\.$/);
    const editionOf = () => app.app.storage.db.selectFrom('outbox').select('edition').where('id', '=', reference).executeTakeFirst();
    expect(await editionOf()).toEqual({ edition: 2 });
    expect((await command('erase', reference)).out).toBe(`${reference} is removed.`);
  });

  test('erases an enquiry', async () => {
    const reference = makeReference();
    await sendJson(app, { reference });
    expect((await command('erase', reference)).out).toBe(`${reference} is removed.`);
    expect(await command('show', reference)).toMatchObject({ code: 1, err: `There is no enquiry ${reference}.` });
  });
});

describe('npm run enquiries', () => {
  const dataDir = scratchFolder('data');
  const command = (...args: string[]) => run(args, { DATA_DIR: dataDir });
  // The data folder is that of a server that has run before.
  beforeAll(async () => (await openStorage({ databaseUrl: undefined, dataDir })).db.destroy());

  test.each([
    [['show', 'nonsense'], '"nonsense" is not a reference such as K7QM-2XWD-9F3H-T5VB.'],
    [
      ['list', '--state', 'lost'],
      '--state has to be one of new, answered, closed, spam, waiting, partial, delivered, kept, failed, quarantined, not "lost".',
    ],
    [['dance'], 'dance is not a command.'],
    [['list', '--lots'], /Unknown option '--lots'/],
  ])('explains the error in %j', async (args, fix) => {
    const { code, err } = await command(...args);
    expect(code).toBe(1);
    expect(err).toMatch(fix);
    expect(err).not.toContain('    at ');
  });

  test('prints its usage, and fails if nothing changed', async () => {
    const { code, out, err } = await runCommand('enquiries', [], { DATA_DIR: dataDir });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of ['list', 'show', 'redeliver', 'release', 'erase']) expect(out).toContain(`  ${name} `);
    const mistyped = join(dataDir, 'mistyped');
    expect((await run(['list'], { DATA_DIR: mistyped })).err).toContain(`No server has kept anything in DATA_DIR (${mistyped})`);
    expect(existsSync(mistyped)).toBe(false);
    expect(await runCommand('enquiries', ['dance'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('dance is not a command.'),
    });
  });
});
