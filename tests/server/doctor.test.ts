import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { examine } from '../../scripts/doctor/examine.ts';
import { sendTest } from '../../scripts/doctor/send-test.ts';
import { enquiryFrom } from '../../server/enquiries/enquiry.ts';
import { EnquiryStore } from '../../server/enquiries/enquiry-store.ts';
import { readEnquiryFigures } from '../../server/enquiries/read-enquiry-figures.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { createDatabase } from '../../tools/create-database.ts';
import { type MailServer, startMailServer } from '../../tools/mail-server.ts';
import { makeReference } from '../../wire/reference.ts';
import { confirmAll } from '../support/confirm-all.ts';
import { ContentCopy } from '../support/content-copy.ts';
import { enquiryParams } from '../support/enquiry-body.ts';
import { runCommand } from '../support/run-command.ts';
import { runApp } from '../support/running-app.ts';

const DAY = 86_400_000;
const plenty = async () => ({ free: 200e9, size: 500e9 });
const probes = { buildIsCurrent: () => true, roomOf: plenty };

/** The content as its owner has it who has put in everything real. */
const finished = new ContentCopy();
let mail: MailServer;
let dataDir: string;
beforeAll(async () => {
  mail = await startMailServer();
  const agency = 'agency.yaml';
  finished.set(agency, 'phone', { number: '+91 22 6112 4433', placeholder: false });
  finished.set(agency, 'email', { address: 'hello@tarazu.in', placeholder: false });
  finished.set(agency, 'website', { address: 'https://www.tarazu.in', placeholder: false });
  finished.set(agency, 'social', [
    { name: 'Facebook', href: 'https://facebook.com/tarazu' },
    { name: 'Twitter', href: 'https://x.com/tarazu' },
    { name: 'LinkedIn', href: 'https://linkedin.com/company/tarazu' },
    { name: 'Instagram', href: 'https://instagram.com/tarazu' },
  ]);
  for (const { file, says } of listOfInvented()) finished.write(file, finished.read(file).replaceAll(says, 'Somebody Real'));
  confirmAll(finished);
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tarazu-data-'));
});
afterEach(() => {
  mail.behave('accept');
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  finished.remove();
  await mail.close();
});

/** As content/placeholders.yaml lists them. */
function listOfInvented(): { file: string; says: string }[] {
  return [...finished.read('placeholders.yaml').matchAll(/file: ([^,]+),.*says: "?(.+?)"? \}/g)].map(([, file = '', says = '']) => ({
    file,
    says,
  }));
}

function ready(more: Record<string, string | undefined> = {}): Record<string, string | undefined> {
  return {
    SITE_URL: 'https://www.tarazu.in',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Tarazu <website@tarazu.in>',
    ENQUIRIES_TO: 'owner@tarazu.in',
    DATA_DIR: dataDir,
    CONTENT_DIR: finished.folder,
    ...more,
  };
}
const look = (more: Record<string, string | undefined> = {}, other: Partial<typeof probes> = {}) =>
  examine(ready(more), { ...probes, ...other });
const open = async (more: Record<string, string | undefined> = {}, other: Partial<typeof probes> = {}) =>
  (await look(more, other)).filter(({ level }) => level !== 'fine');

describe('the doctor', () => {
  test('finds nothing to mend and nothing to look at where everything is done', async () => {
    expect(await open()).toEqual([]);
    const fine = (await look()).map(({ what }) => what).join('\n');
    for (const said of [
      'https://www.tarazu.in',
      'owner@tarazu.in',
      '127.0.0.1 answers',
      'without a model',
      'gets its tables at the first start',
    ])
      expect(fine).toContain(said);
  });

  test('changes nothing: no file, no mail', async () => {
    const folder = join(dataDir, 'later');
    const before = mail.mails.length;
    await look({ DATA_DIR: folder });
    expect(() => chmodSync(folder, 0o700)).toThrow(/ENOENT/);
    expect(mail.mails).toHaveLength(before);
  });

  test.each<[finding: string, level: 'mend' | 'look', settings: Record<string, string | undefined>, said: RegExp]>([
    ['a site at this machine', 'mend', { SITE_URL: undefined }, /SITE_URL is http:\/\/localhost:3000, which is this machine/],
    ['a site without https', 'mend', { SITE_URL: 'http://www.tarazu.in' }, /without https/],
    ['a site at a name for examples', 'mend', { SITE_URL: 'https://www.tarazu.example' }, /a name for examples/],
    ['a proxy that is not named', 'look', { TRUST_PROXY: undefined }, /TRUST_PROXY is not set/],
    ['mail to nobody', 'mend', { SMTP_URL: undefined }, /SMTP_URL is not set.*mailed to nobody/],
    [
      'a sender who does not exist',
      'mend',
      { MAIL_FROM: 'Tarazu <website@tarazu.example>' },
      /MAIL_FROM is .*tarazu\.example is a name for examples/,
    ],
    [
      'a recipient who does not exist',
      'mend',
      { ENQUIRIES_TO: 'a@tarazu.in, b@shop.test' },
      /ENQUIRIES_TO is .*shop\.test is a name for examples/,
    ],
    ['no recipient', 'mend', { ENQUIRIES_TO: undefined }, /does not start: ENQUIRIES_TO is not set, and SMTP_URL is/],
    ['no sender', 'mend', { MAIL_FROM: undefined }, /does not start: MAIL_FROM is not set/],
    [
      'a mail server that is not there',
      'mend',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      /The mail server 127\.0\.0\.1 does not let us in: .*ECONNREFUSED/,
    ],
    ['half a model', 'mend', { CHAT_PROVIDER: 'google', CHAT_MODEL: 'm' }, /CHAT_API_KEY is not set, and CHAT_PROVIDER is google/],
    [
      'a model that is not asked',
      'look',
      { CHAT_MODEL: 'm', CHAT_API_KEY: 'k' },
      /CHAT_MODEL and CHAT_API_KEY are set, and CHAT_PROVIDER is not/,
    ],
    ['half a direct model', 'mend', { PUBLIC_CHAT_KEY: 'k' }, /The build stops: PUBLIC_CHAT_BASE and PUBLIC_CHAT_MODEL must be set/],
    [
      'a key that everybody reads',
      'look',
      { PUBLIC_CHAT_BASE: 'https://a.b', PUBLIC_CHAT_KEY: 'k', PUBLIC_CHAT_MODEL: 'm' },
      /PUBLIC_CHAT_KEY is in the pages/,
    ],
    ['half an e-mail service', 'mend', { PUBLIC_EMAILJS_KEY: 'k' }, /The build stops: PUBLIC_EMAIL_BASE and/],
    ['a tag manager of no known form', 'mend', { PUBLIC_GTM_ID: 'UA-1234' }, /The build stops: PUBLIC_GTM_ID must be .*not "UA-1234"/],
    ['an open owner’s view', 'mend', { OPERATIONS_HOST: '0.0.0.0' }, /does not start: OPERATIONS_TOKEN is not set/],
    ['a wrong port', 'mend', { PORT: 'eighty' }, /does not start: PORT must be a whole number/],
    ['a silent log', 'look', { LOG_LEVEL: 'silent' }, /LOG_LEVEL is silent/],
    [
      'a database that is away',
      'mend',
      { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/none' },
      /DATABASE_URL cannot be used: .*ECONNREFUSED/,
    ],
  ])('says what is wrong and what to do about it: %s', async (_finding, level, settings, said) => {
    const findings = await open(settings);
    expect(findings.map((finding) => finding.what).join('\n')).toMatch(said);
    expect(findings.find(({ what }) => said.test(what))?.level).toBe(level);
    for (const { fix } of findings) expect(fix).toMatch(/\w/);
    expect(JSON.stringify(findings)).not.toContain('geheim');
  });

  test('says several wrong settings at once, and goes on with the content', async () => {
    const said = (await open({ PORT: 'x', LOG_LEVEL: 'y', CONTENT_DIR: 'content' })).map(({ what }) => what).join('\n');
    expect(said).toMatch(/PORT must.*LOG_LEVEL must.*phone number \+91 00000 00000 is a placeholder/s);
  });

  test('says when the mail server does not know us, or does not speak', async () => {
    mail.behave('refuse');
    expect(await open()).toMatchObject([{ level: 'mend', what: expect.stringContaining('does not let us in') }]);
  });

  test('does not ask for a mail server where an e-mail service sends the form', async () => {
    const service = {
      PUBLIC_EMAIL_BASE: 'https://api.emailjs.com',
      PUBLIC_EMAILJS_KEY: 'k',
      PUBLIC_EMAILJS_SERVICE: 's',
      PUBLIC_EMAILJS_TEMPLATE: 't',
    };
    expect(await open({ SMTP_URL: undefined, MAIL_FROM: undefined, ENQUIRIES_TO: undefined, ...service })).toEqual([]);
  });

  test('says when the site is not built from what there is', async () => {
    expect(await open({}, { buildIsCurrent: () => false })).toMatchObject([{ level: 'look', fix: expect.stringContaining('npm start') }]);
  });

  test('says when the disk is nearly full, when the folder is none, and when others may look into it', async () => {
    const full = { roomOf: async () => ({ free: 1e6, size: 5e9 }) };
    expect(await open({}, full)).toMatchObject([{ level: 'mend', what: expect.stringContaining('nearly full: 1 of 5000 MB') }]);
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect((await open({ DATA_DIR: file }))[0]).toMatchObject({ level: 'mend', what: expect.stringContaining('is no folder') });
    chmodSync(dataDir, 0o755);
    expect(await open()).toMatchObject([{ level: 'look', fix: `chmod 700 ${dataDir}` }]);
  });

  test('names each mistake in the content', async () => {
    const copy = new ContentCopy();
    copy.set('services/analytics.yaml', 'results.items[0].figure', '90%');
    const findings = await open({ CONTENT_DIR: copy.folder });
    copy.remove();
    expect(findings).toMatchObject([
      { level: 'mend', what: expect.stringMatching(/^content\/services\/analytics\.yaml: results.* says 90%/) },
    ]);
  });

  test('names who and what was invented, until it has been replaced', async () => {
    expect(listOfInvented()).toHaveLength(16);
    const said = (await open({ CONTENT_DIR: 'content' })).map(({ what }) => what).join('\n');
    for (const { file, says } of listOfInvented()) expect(said).toMatch(new RegExp(`content/${file} has .*${says}`));
    expect(said).toMatch(/Facebook, Twitter, LinkedIn, Instagram have no address/);
  });

  test('does not take a number or an address for real only because its mark is gone', async () => {
    const copy = new ContentCopy();
    copy.set('agency.yaml', 'phone.placeholder', false);
    copy.set('agency.yaml', 'email.placeholder', false);
    copy.set('agency.yaml', 'website.placeholder', false);
    const said = (await open({ CONTENT_DIR: copy.folder })).map(({ what }) => what).join('\n');
    copy.remove();
    expect(said).toMatch(
      /\+91 00000 00000 is a placeholder.*info@tarazu\.example is a placeholder.*www\.tarazu\.example, which the PDFs carry, is a placeholder/s,
    );
  });
});

describe.each(['SQLite', 'PostgreSQL'])('the doctor of a site on %s', (engine) => {
  const databaseUrl = async () => (engine === 'PostgreSQL' ? createDatabase(inject('postgres')) : undefined);

  test('says when the database is new, older than the code, or up to date', async () => {
    const DATABASE_URL = await databaseUrl();
    const state = async () => (await look({ DATABASE_URL })).filter(({ what }) => what.startsWith('The database'));
    expect(await state()).toMatchObject([{ level: 'fine', what: expect.stringContaining('gets its tables at the first start') }]);
    const { db } = await openStorage({ dataDir, databaseUrl: DATABASE_URL });
    expect(await state()).toMatchObject([{ level: 'fine', what: expect.stringContaining('its tables are up to date') }]);
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '005-notices' as never)
      .execute();
    expect(await state()).toMatchObject([{ level: 'look', what: expect.stringContaining('005-notices is missing') }]);
    await db.destroy();
  });

  test('says when enquiries do not reach their owner', async () => {
    const DATABASE_URL = await databaseUrl();
    const storage = await openStorage({ dataDir, databaseUrl: DATABASE_URL });
    const store = new EnquiryStore(storage, { onAccepted: () => {}, onDropped: () => {} });
    await store.keep(enquiryFrom(enquiryParams(), makeReference()));
    await storage.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - DAY, last_error: '535 no' })
      .execute();
    for (let count = 0; count < 21; count++) await store.keep(enquiryFrom(enquiryParams(), makeReference()), 'robot');
    await storage.db.destroy();
    expect(await open({ DATABASE_URL })).toMatchObject([
      { level: 'mend', what: expect.stringMatching(/The oldest mail has waited for \d+ hours\. The last try ended with: 535 no/) },
      { level: 'look', what: expect.stringContaining('21 messages came into quarantine') },
    ]);
  });
});

describe('a test enquiry', () => {
  const quick = { timeout: 60_000, pollInterval: 50 };
  /** A server that mails through the stand-in. */
  async function serve() {
    const app = await runApp({ dataDir, smtpUrl: mail.url, mailFrom: 'website@tarazu.in', enquiriesTo: 'owner@tarazu.in' });
    return { ...app, address: `http://127.0.0.1:${app.port}` };
  }

  test('goes the way of all enquiries, says that it is one, and counts in no figure', async () => {
    const app = await serve();
    const finding = await sendTest(app.address, 'hello@tarazu.in', quick);
    await app.close();
    expect(finding).toMatchObject({ level: 'fine', what: expect.stringMatching(/^The test enquiry \S+ went through .* and was mailed/) });
    const reference = finding.what.split(' ')[3] ?? '';
    expect(mail.mails.at(-1)).toMatchObject({ subject: `Enquiry ${reference} from Test of the website`, to: ['owner@tarazu.in'] });
    expect(mail.mails.at(-1)?.text).toContain('This is a test by "npm run doctor -- --send-test".');

    const storage = await openStorage({ dataDir, databaseUrl: undefined });
    expect(await readEnquiryFigures(storage, { from: 0, to: Date.now() })).toMatchObject({ received: 0, delivered: 0 });
    await storage.db.destroy();
  });

  test('that is kept and not mailed says where it is and how to see why', async () => {
    const app = await serve();
    mail.behave('4xx-data');
    const finding = await sendTest(app.address, 'hello@tarazu.in', { timeout: 500, pollInterval: 50 });
    await app.close();
    expect(finding).toMatchObject({
      level: 'mend',
      what: expect.stringMatching(/is received, not delivered/),
      fix: expect.stringContaining('npm run enquiries -- show'),
    });
  });

  test('that finds nobody, or is refused, says so', async () => {
    expect(await sendTest('http://127.0.0.1:1', 'hello@tarazu.in', quick)).toMatchObject({
      level: 'mend',
      what: expect.stringContaining('found nobody at http://127.0.0.1:1'),
    });
    const app = await serve();
    const finding = await sendTest(app.address, 'no address', quick);
    await app.close();
    expect(finding).toMatchObject({
      level: 'mend',
      what: expect.stringContaining('was refused with 400: Please enter a valid email address'),
    });
  });
});

describe('npm run doctor', () => {
  const run = (settings: Record<string, string | undefined>, ...args: string[]) => runCommand('doctor', args, settings);

  test('refuses the site as it is shipped: it has placeholders', async () => {
    const { code, out } = await run({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(out).toMatch(/^Must be mended \(\d+\)\n {2}SITE_URL is http:\/\/localhost:3000.*\n {6}Set SITE_URL/);
    expect(out).toMatch(/\n\nLook at \(\d+\)\n.*\n\nFine \(\d+\)\n/s);
    expect(out).toMatch(/\n\nThe site is not ready to launch: \d+ things must be mended, and \d+ things must be confirmed\.$/);
  });

  test('passes a site that is finished, and sends its test on request', async () => {
    const app = await runApp({ dataDir, smtpUrl: mail.url, mailFrom: 'website@tarazu.in', enquiriesTo: 'owner@tarazu.in' });
    const { code, out, err } = await run(ready(), '--send-test', '--address', `http://127.0.0.1:${app.port}`);
    await app.close();
    expect(err).toBe('');
    expect(out).not.toContain('Must be mended');
    expect(out).toContain('and was mailed');
    expect(out).toMatch(/\n\nThe site is ready to launch\.$/);
    expect(code).toBe(0);
  });

  test('explains itself, and says what it does not know', async () => {
    expect(await run({}, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--send-test') });
    expect(await run({}, '--lots')).toMatchObject({ code: 1, err: expect.stringMatching(/Unknown option '--lots'/) });
  });
});
