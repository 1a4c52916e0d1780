import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEnquiries } from '../../../scripts/enquiries/run-enquiries.ts';
import { messageOf } from '../../../scripts/tools/run-command.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
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
  const reference = makeReference();
  beforeAll(async () => {
    settings = await storage();
    app = await runApp(settings);
    await sendJson(app, { reference });
  });
  afterAll(() => app.close());

  const command = (...args: string[]) => run(args, { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl });
  const mail = () => app.app.storage.db.selectFrom('outbox').select(['state', 'edition']).where('id', '=', reference).executeTakeFirst();

  test('mails an enquiry again within seconds', async () => {
    // The file is in the Maildir a moment before the outbox is updated.
    await expect.poll(async () => (await mail())?.state, { timeout: 20_000 }).toBe('kept');
    expect((await command('redeliver', reference.toLowerCase())).out).toBe(`${reference.toLowerCase()} will be mailed again.`);
    await expect.poll(() => readMaildir(join(settings.dataDir, 'mail')), { timeout: 60_000 }).toHaveLength(2);
    expect(new Set((await readMaildir(join(settings.dataDir, 'mail'))).map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('mails all that were stored without a mail server', async () => {
    await expect.poll(async () => (await mail())?.state, { timeout: 20_000 }).toBe('kept');
    expect((await command('redeliver', '--kept')).out).toBe('1 enquiry will be mailed.');
    expect(await mail()).toMatchObject({ edition: 3 });
  });

  test('erases an enquiry', async () => {
    expect((await command('erase', reference)).out).toBe(`${reference} is removed.`);
    expect(await mail()).toBeUndefined();
    expect(await command('erase', reference)).toMatchObject({ code: 1, err: `There is no enquiry ${reference}.` });
    expect(await command('redeliver', reference)).toMatchObject({ code: 1, err: expect.stringContaining(`no mail for ${reference}`) });
  });
});

describe('npm run enquiries', () => {
  const dataDir = scratchFolder('data');
  const command = (...args: string[]) => run(args, { DATA_DIR: dataDir });
  // The data folder is that of a server that has run before.
  beforeAll(async () => (await openStorage({ databaseUrl: undefined, dataDir })).db.destroy());

  test.each([
    [['erase', 'nonsense'], '"nonsense" is not a reference such as K7QM-2XWD-9F3H-T5VB.'],
    [['dance'], 'dance is not a command.'],
    [['redeliver', '--lots'], /Unknown option '--lots'/],
  ])('explains the error in %j', async (args, fix) => {
    const { code, err } = await command(...args);
    expect(code).toBe(1);
    expect(err).toMatch(fix);
    expect(err).not.toContain('    at ');
  });

  test('prints its usage, and fails if nothing changed', async () => {
    const { code, out, err } = await runCommand('enquiries', [], { DATA_DIR: dataDir });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of ['redeliver', 'erase']) expect(out).toContain(`  ${name} `);
    const mistyped = join(dataDir, 'mistyped');
    expect((await run(['redeliver', '--kept'], { DATA_DIR: mistyped })).err).toContain(
      `No server has kept anything in DATA_DIR (${mistyped})`,
    );
    expect(existsSync(mistyped)).toBe(false);
    expect(await runCommand('enquiries', ['dance'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('dance is not a command.'),
    });
  });
});
