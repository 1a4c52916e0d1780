import { describe, expect, test } from 'vitest';
import { sendTest } from '../../../scripts/doctor/send-test.ts';
import { readEnquiryFigures } from '../../../server/enquiries/read-enquiry-figures.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { DAY } from '../../../shared/format/days.ts';
import { runCommand } from '../../support/run-command.ts';
import { engines } from '../../support/server/engines.ts';
import { finishedSite } from '../../support/server/finished-site.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { runApp } from '../../support/server/running-app.ts';

const site = finishedSite();

/** Starts a server that mails through the stand-in. */
async function serve() {
  const app = await runApp({
    dataDir: site.dataDir,
    smtpUrl: site.mail.url,
    mailFrom: 'website@tarazu.in',
    enquiriesTo: 'owner@tarazu.in',
  });
  return { ...app, address: `http://127.0.0.1:${app.port}` };
}

describe.each(engines)('the doctor of a site on $name', ({ fresh }) => {
  const databaseUrl = async () => (await fresh()).databaseUrl;

  test('reports whether the database is new, older than the code, or up to date', async () => {
    const DATABASE_URL = await databaseUrl();
    const state = async () => (await site.look({ DATABASE_URL })).filter(({ what }) => what.startsWith('The database'));
    expect(await state()).toMatchObject([{ level: 'pass', what: expect.stringContaining('gets its tables at the first start') }]);
    const { db } = await openStorage({ dataDir: site.dataDir, databaseUrl: DATABASE_URL });
    expect(await state()).toMatchObject([{ level: 'pass', what: expect.stringContaining('its tables are up to date') }]);
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '005-notices' as never)
      .execute();
    expect(await state()).toMatchObject([{ level: 'warn', what: expect.stringContaining('005-notices is missing') }]);
    await db.destroy();
  });

  test('reports enquiries that do not reach the owner', async () => {
    const DATABASE_URL = await databaseUrl();
    const storage = await openStorage({ dataDir: site.dataDir, databaseUrl: DATABASE_URL });
    await keepEnquiry(storage, { mail: { created_at: Date.now() - DAY, last_error: '535 no' } });
    for (let count = 0; count < 21; count++) await keepEnquiry(storage, { suspicion: 'robot' });
    await storage.db.destroy();
    expect(await site.open({ DATABASE_URL })).toMatchObject([
      { level: 'fail', what: expect.stringMatching(/The oldest mail has waited for \d+ hours\. The last try ended with: 535 no/) },
      { level: 'warn', what: expect.stringContaining('21 messages came into quarantine') },
    ]);
  });
});

describe('a test enquiry', () => {
  const quick = { timeout: 60_000, pollInterval: 50 };

  test('takes the usual way, is marked, and does not count', async () => {
    const app = await serve();
    const finding = await sendTest(app.address, 'hello@tarazu.in', quick);
    await app.close();
    expect(finding).toMatchObject({ level: 'pass', what: expect.stringMatching(/^The test enquiry \S+ went through .* and was mailed/) });
    const reference = finding.what.split(' ')[3] ?? '';
    expect(site.mail.mails.at(-1)).toMatchObject({ subject: `Enquiry ${reference} from Test of the website`, to: ['owner@tarazu.in'] });
    expect(site.mail.mails.at(-1)?.text).toContain('This is a test by "npm run doctor -- --send-test".');

    const storage = await openStorage({ dataDir: site.dataDir, databaseUrl: undefined });
    expect(await readEnquiryFigures(storage, { from: 0, to: Date.now() })).toEqual({ received: 0, quarantined: 0 });
    await storage.db.destroy();
  });

  test('that is stored and not mailed explains where and why', async () => {
    const app = await serve();
    site.mail.behave('4xx-data');
    const finding = await sendTest(app.address, 'hello@tarazu.in', { timeout: 500, pollInterval: 50 });
    await app.close();
    expect(finding).toMatchObject({
      level: 'fail',
      what: expect.stringMatching(/is received, not delivered/),
      fix: expect.stringContaining('npm run enquiries -- show'),
    });
  });

  test('without a mail server reports that nobody is mailed', async () => {
    const app = await runApp({ dataDir: site.dataDir });
    const finding = await sendTest(`http://127.0.0.1:${app.port}`, 'hello@tarazu.in', quick);
    await app.close();
    expect(finding).toMatchObject({
      level: 'fail',
      what: expect.stringContaining('nobody was mailed: no mail server is set'),
      fix: expect.stringContaining('SMTP_URL'),
    });
  });

  test('that is refused or reaches no site reports that', async () => {
    expect(await sendTest('http://127.0.0.1:1', 'hello@tarazu.in', quick)).toMatchObject({
      level: 'fail',
      what: expect.stringContaining('found nobody at http://127.0.0.1:1'),
    });
    const app = await serve();
    const finding = await sendTest(app.address, 'no address', quick);
    await app.close();
    expect(finding).toMatchObject({
      level: 'fail',
      what: expect.stringContaining('was refused with 400: Please enter a valid email address'),
    });
  });
});

describe('npm run doctor', () => {
  const run = (settings: Record<string, string | undefined>, ...args: string[]) => runCommand('doctor', args, settings);

  test('refuses the site as shipped, because of its placeholders', async () => {
    const { code, out } = await run({ DATA_DIR: site.dataDir });
    expect(code).toBe(1);
    expect(out).toMatch(/^Must be fixed \(\d+\)\n {2}SITE_URL is http:\/\/localhost:3000.*\n {6}Set SITE_URL/);
    expect(out).toMatch(/\n\nLook at \(\d+\)\n.*\n\nFine \(\d+\)\n/s);
    expect(out).toMatch(/\n\nThe site is not ready to launch: \d+ things must be fixed, and \d+ things must be confirmed\.$/);
  });

  test('passes a finished site, and sends a test on request', async () => {
    const app = await serve();
    const { code, out, err } = await run(site.ready(), '--send-test', '--address', app.address);
    await app.close();
    expect(err).toBe('');
    expect(out).not.toContain('Must be fixed');
    expect(out).toContain('and was mailed');
    expect(out).toMatch(/\n\nThe site is ready to launch\.$/);
    expect(code).toBe(0);
  });

  test('prints its usage, also for unknown options', async () => {
    expect(await run({}, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--send-test') });
    expect(await run({}, '--lots')).toMatchObject({ code: 1, err: expect.stringMatching(/Unknown option '--lots'/) });
  });
});
