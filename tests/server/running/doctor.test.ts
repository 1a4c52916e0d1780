import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkDocuments } from '../../../scripts/doctor/examine.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { finishedSite, inDays } from '../../support/server/finished-site.ts';
import { type ModelBehaviour, standInKey, startModelStandIn } from '../../support/server/model-stand-in.ts';

const site = finishedSite();

/** Copies the content with all placeholders, whatever the owner has replaced. */
function placeholders(): ContentCopy {
  const copy = new ContentCopy();
  copy.set('agency.yaml', 'phone', { number: '+91 00000 00000', placeholder: true });
  copy.set('agency.yaml', 'email', { address: 'info@tarazu.example', placeholder: true });
  copy.set('agency.yaml', 'website', { address: 'https://www.tarazu.example', placeholder: true });
  copy.set('agency.yaml', 'social', [{ name: 'Facebook' }, { name: 'Twitter' }, { name: 'LinkedIn' }, { name: 'Instagram' }]);
  return copy;
}

describe('the doctor', () => {
  test('has no finding for a finished site', async () => {
    expect(await site.open()).toEqual([]);
    const fine = (await site.look()).map(({ what }) => what).join('\n');
    for (const report of [
      'https://www.tarazu.in',
      'owner@tarazu.in',
      '127.0.0.1 answers',
      'without a model',
      'gets its tables at the first start',
    ])
      expect(fine).toContain(report);
  });

  test('changes no file and sends no mail', async () => {
    const folder = join(site.dataDir, 'later');
    const before = site.mail.mails.length;
    await site.look({ DATA_DIR: folder });
    expect(() => chmodSync(folder, 0o700)).toThrow(/ENOENT/);
    expect(site.mail.mails).toHaveLength(before);
  });

  const direct = { PUBLIC_CHAT_BASE: 'https://a.b', PUBLIC_CHAT_KEY: 'k', PUBLIC_CHAT_MODEL: 'm' };
  test.each<[finding: string, level: 'fail' | 'warn', settings: Record<string, string | undefined>, report: RegExp]>([
    ['a loopback SITE_URL', 'fail', { SITE_URL: undefined }, /SITE_URL is http:\/\/localhost:3000, which is this machine/],
    ['a SITE_URL without HTTPS', 'fail', { SITE_URL: 'http://www.tarazu.in' }, /without https/],
    ['a reserved SITE_URL', 'fail', { SITE_URL: 'https://www.tarazu.example' }, /a name for examples/],
    ['a missing TRUST_PROXY', 'warn', { TRUST_PROXY: undefined }, /TRUST_PROXY is not set/],
    ['mail to nobody', 'fail', { SMTP_URL: undefined }, /Nobody is mailed about enquiries\. No mail server is set up/],
    ['an unreal sender', 'fail', { MAIL_FROM: 'web@tarazu.example' }, /MAIL_FROM is .*tarazu\.example is a name for examples/],
    ['a reserved recipient', 'fail', { ENQUIRIES_TO: 'a@tarazu.in, b@shop.test' }, /ENQUIRIES_TO is .*shop\.test is a name for examples/],
    [
      'an unreachable webhook',
      'fail',
      { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: `whsec_${'A'.repeat(44)}` },
      /The webhook's receiver 127\.0\.0\.1:9 does not answer/,
    ],
    ['no mail server', 'fail', { SMTP_URL: 'smtp://127.0.0.1:1' }, /The mail server 127\.0\.0\.1 does not let us in: .*ECONNREFUSED/],
    ['an unasked model', 'warn', { CHAT_MODEL: 'm', CHAT_API_KEY: 'k' }, /CHAT_MODEL and CHAT_API_KEY are set, and CHAT_PROVIDER is not/],
    ['no recipient', 'fail', { ENQUIRIES_TO: undefined }, /does not start: ENQUIRIES_TO is not set, and SMTP_URL is/],
    ['an incomplete direct model', 'fail', { PUBLIC_CHAT_KEY: 'k' }, /The build stops: PUBLIC_CHAT_BASE and PUBLIC_CHAT_MODEL must be set/],
    ['an incomplete e-mail service', 'fail', { PUBLIC_EMAILJS_KEY: 'k' }, /The build stops: PUBLIC_EMAIL_BASE and/],
    ['a malformed tag manager id', 'fail', { PUBLIC_GTM_ID: 'UA-1234' }, /The build stops: PUBLIC_GTM_ID must be .*not "UA-1234"/],
    ['a public key', 'warn', direct, /PUBLIC_CHAT_KEY is in the pages/],
    ['a silent log', 'warn', { LOG_LEVEL: 'silent' }, /LOG_LEVEL is silent/],
    [
      'an unencrypted database',
      'fail',
      { DATABASE_URL: 'postgres://u:geheim@db.invalid/none' },
      /connection to the database at db\.invalid is not sure to be encrypted/,
    ],
    ['no database', 'fail', { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/none' }, /DATABASE_URL cannot be used: .*ECONNREFUSED/],
  ])('reports with a fix: %s', async (_finding, level, settings, report) => {
    const findings = await site.open(settings);
    expect(findings.map((finding) => finding.what).join('\n')).toMatch(report);
    expect(findings.find(({ what }) => report.test(what))?.level).toBe(level);
    for (const { fix } of findings) expect(fix).toMatch(/\w/);
    expect(JSON.stringify(findings)).not.toContain('geheim');
  });

  test('reports several wrong settings at once, and still checks the content', async () => {
    const report = (await site.open({ PORT: 'x', LOG_LEVEL: 'y', CONTENT_DIR: placeholders().folder })).map(({ what }) => what).join('\n');
    expect(report).toMatch(/PORT must.*LOG_LEVEL must.*phone number \+91 00000 00000 is a placeholder/s);
  });

  test('reports a failed login and an unreachable mail server', async () => {
    site.mail.behave('refuse');
    expect(await site.open()).toMatchObject([{ level: 'fail', what: expect.stringContaining('does not let us in') }]);
  });

  describe('asks the model once', () => {
    async function asking(behaviour: ModelBehaviour) {
      const model = await startModelStandIn('openai-compatible');
      onTestFinished(model.close);
      model.behave(behaviour);
      const settings = { CHAT_PROVIDER: 'openai-compatible', CHAT_MODEL: 'test-model', CHAT_BASE_URL: model.settings.baseUrl };
      const findings = await site.look({ ...settings, CHAT_API_KEY: standInKey });
      return { findings: findings.filter(({ what }) => what.startsWith('The model')), calls: model.calls };
    }

    test('and passes if it answers', async () => {
      const { findings, calls } = await asking({ text: 'Hello.' });
      expect(findings).toEqual([{ level: 'pass', what: 'The model test-model of openai-compatible answers.' }]);
      expect(calls).toHaveLength(1);
    });

    test('and names the parameters that it refuses', async () => {
      const { findings } = await asking({ text: 'Hello.', refuses: ['max_tokens', 'temperature'] });
      expect(findings).toMatchObject([
        { level: 'pass', what: expect.stringContaining('answers, without maxOutputTokens and temperature, which it refuses.') },
      ]);
    });

    test.each<[ModelBehaviour, RegExp, RegExp]>([
      [401, /does not accept the API key.*\(AI_APICallError 401\)/, /CHAT_API_KEY; this one is wrong or was revoked/],
      [404, /was not found.*404/, /Write CHAT_MODEL as its provider does/],
      [429, /too many requests.*429/, /Raise the key's quota/],
      ['html', /no answer that can be used/, /try another CHAT_MODEL/],
    ])('and reports with a fix: %s', async (behaviour, what, fix) => {
      const { findings } = await asking(behaviour);
      expect(findings).toMatchObject([{ level: 'fail', what: expect.stringMatching(what), fix: expect.stringMatching(fix) }]);
      expect(JSON.stringify(findings)).not.toContain(standInKey);
    });
  });

  test('needs no mail server where an e-mail service sends the form', async () => {
    const service = {
      PUBLIC_EMAIL_BASE: 'https://api.emailjs.com',
      PUBLIC_EMAILJS_KEY: 'k',
      PUBLIC_EMAILJS_SERVICE: 's',
      PUBLIC_EMAILJS_TEMPLATE: 't',
    };
    expect(await site.open({ SMTP_URL: undefined, MAIL_FROM: undefined, ENQUIRIES_TO: undefined, ...service })).toEqual([]);
  });

  test('reports a build that is out of date', async () => {
    expect(await site.open({}, { buildIsCurrent: () => false })).toMatchObject([
      { level: 'warn', fix: expect.stringContaining('npm start') },
    ]);
  });

  test('reports a full disk, a missing folder and one open to others', async () => {
    const full = { roomOf: async () => ({ free: 1e6, size: 5e9 }) };
    expect(await site.open({}, full)).toMatchObject([
      { level: 'fail', what: expect.stringContaining('nearly full, and then no enquiry can be accepted. 1 MB are free') },
    ]);
    const file = join(site.dataDir, 'file');
    writeFileSync(file, '');
    expect((await site.open({ DATA_DIR: file }))[0]).toMatchObject({ level: 'fail', what: expect.stringContaining('is no folder') });
    chmodSync(site.dataDir, 0o755);
    expect(await site.open()).toMatchObject([{ level: 'warn', fix: `chmod 700 ${site.dataDir}` }]);
  });

  test('lists each mistake in the content', async () => {
    const copy = new ContentCopy();
    copy.set('services/analytics.yaml', 'results.items[0].answer', 'AI Analytics has brought 90% better decision-making.');
    const findings = await site.open({ CONTENT_DIR: copy.folder });
    expect(findings).toMatchObject([
      { level: 'fail', what: expect.stringMatching(/^content\/services\/analytics\.yaml, line \d+: results.* says "90%"/) },
    ]);
  });

  test.each([
    ['fail', -2, /has expired on \d/],
    ['warn', 20, /expires on .*, which is soon/],
    ['pass', 200, /is right until/],
    ['warn', 500, /in more than a year/],
  ] as const)('reports %s for a security.txt that expires in %i days', async (level, days, report) => {
    const copy = placeholders();
    copy.set('agency.yaml', 'security.expires', inDays(days));
    const found = await site.look({ CONTENT_DIR: copy.folder });
    expect(found.find(({ what }) => what.includes('security.txt'))).toMatchObject({ level, what: expect.stringMatching(report) });
  });

  test('lists outdated PDFs', async () => {
    const copy = placeholders();
    copy.set('case-studies/glowco.yaml', 'challenge[0]', 'The shade finder asked too much.');
    copy.set('agency.yaml', 'security.expires', inDays(200));
    const findings = await site.look({ CONTENT_DIR: copy.folder }, { documentsOf: checkDocuments });
    expect(findings.find(({ what }) => what.includes('PDFs are older'))).toMatchObject({
      level: 'warn',
      what: expect.stringContaining('/documents/glowco.pdf'),
      fix: expect.stringContaining('npm run documents'),
    });
  });

  test('lists placeholders until they are replaced', async () => {
    const copy = placeholders();
    copy.push('placeholders.yaml', 'invented', { file: 'pages/team.yaml', what: 'person', says: 'Nobody Inparticular' });
    copy.set('pages/team.yaml', 'members[0].name', 'Nobody Inparticular');
    const report = (await site.open({ CONTENT_DIR: copy.folder })).map(({ what }) => what).join('\n');
    expect(report).toMatch(/content\/pages\/team\.yaml has .*Nobody Inparticular/);
    // A replaced person is not listed any more.
    for (const { file, says } of site.invented)
      if (copy.read(file).includes(says)) expect(report).toMatch(new RegExp(`content/${file} has .*${says}`));
    expect(report).toMatch(/Facebook, Twitter, LinkedIn, Instagram have no address/);
  });

  test('reports a placeholder whose mark was removed', async () => {
    const copy = placeholders();
    for (const name of ['phone', 'email', 'website']) copy.set('agency.yaml', `${name}.placeholder`, false);
    const report = (await site.open({ CONTENT_DIR: copy.folder })).map(({ what }) => what).join('\n');
    expect(report).toMatch(
      /\+91 00000 00000 is a placeholder.*info@tarazu\.example is a placeholder.*www\.tarazu\.example, which the PDFs carry, is a placeholder/s,
    );
  });
});
