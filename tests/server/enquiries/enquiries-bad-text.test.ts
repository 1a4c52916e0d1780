import { domainToASCII } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { service } from '../../support/server/enquiry-body.ts';
import { type MailServer, startMailServer } from '../../support/server/mail-server.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';
import { type Fields, formWith, multipart, paramsWith } from './bad-input/enquiry-bodies.ts';
import { type Poster, poster } from './bad-input/poster.ts';

const { labels } = content.pages.contact.form;
const owner = 'owner@shop.example';
const headerNames = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

/** Text sent, and its normalised form on one line and in paragraphs. */
const texts: [what: string, sent: string, line: string, paragraphs: string][] = [
  ...[
    ['Devanagari', 'नमस्ते, मेरी दुकान के बारे में'],
    ['right to left', 'שלום مرحبا'],
    ['emoji', '👩🏽 🏳️ 🇮🇳 1️⃣'],
    ['decomposed letters, which stay decomposed', 'e\u0301 A\u030A'],
    ['noncharacters', '\uFFFE\uFFFF\u{1FFFF}\u{10FFFF}'],
    ['markup', '<script>alert(1)</script>&amp;"\'<!--'],
    ['SQL', "'; DROP TABLE enquiries; --"],
    ['replacement patterns', '$& $1 $` {reference} {name} %s %(a)s'],
    ['quotes and backslashes', '"a\\" \\\\ (b) <c@d.ef>, e@f.gh; g:'],
  ].map(([what = '', text = '']): [string, string, string, string] => [what, text, text, text]),
  ['lone surrogates', 'a\uD800b\uDC00', 'a\uFFFDb\uFFFD', 'a\uFFFDb\uFFFD'],
  // Invisible characters stay in messages, where emoji and scripts need them, and are removed from single lines.
  ['bidi controls', 'a\u202Eexe.cod\u202C \u2067b\u2069 \u200F\u061Cc', 'aexe.cod b c', 'a\u202Eexe.cod\u202C \u2067b\u2069 \u200F\u061Cc'],
  ['emoji with joiners', '👩🏽‍💻 👨‍👩‍👧‍👦', '👩🏽💻 👨👩👧👦', '👩🏽‍💻 👨‍👩‍👧‍👦'],
  ['no width', 'a\u200B\u2060\uFEFF\u00AD\u180Eb', 'ab', 'a\u200B\u2060\uFEFF\u00AD\u180Eb'],
  ['tags', 'a\u{E0041}\u{E007F}b', 'ab', 'a\u{E0041}\u{E007F}b'],
  ['fillers', 'a\u3164\u115F\u1160\uFFA0\u2800b', 'ab', 'a\u3164\u115F\u1160\uFFA0\u2800b'],
  ['NUL', 'a\0b', 'a b', 'ab'],
  ['C0 controls', 'a\u0001\u0008\u001B[31m\u007Fb', 'a [31m b', 'a[31mb'],
  ['tabs', 'a\tb', 'a b', 'a\tb'],
  ['line separators', 'a\u2028b\u2029c', 'a b c', 'a\nb\nc'],
  ['line breaks of every kind', 'a\r\nb\rc\nd\u000Be\u000Cf', 'a b c d e f', 'a\nb\nc\ndef'],
  ['a header', 'a\r\nBcc: b@c.de', 'a Bcc: b@c.de', 'a\nBcc: b@c.de'],
  ['headers and a body', 'a\r\nTo: b@c.de\r\n\r\nHello', 'a To: b@c.de Hello', 'a\nTo: b@c.de\n\nHello'],
  ['a header after a bare LF', 'a\nBcc: b@c.de', 'a Bcc: b@c.de', 'a\nBcc: b@c.de'],
  ['a header after a bare CR', 'a\rBcc: b@c.de', 'a Bcc: b@c.de', 'a\nBcc: b@c.de'],
  ['lines of dots', '.\n..\n.\r\n.', '. .. . .', '.\n..\n.\n.'],
  ['a name that ends its quotes', 'a" <b@c.de>, "b', 'a" <b@c.de>, "b', 'a" <b@c.de>, "b'],
  ['the end of an SMTP message', 'a\r\n.\r\nMAIL FROM:<b@c.de>', 'a . MAIL FROM:<b@c.de>', 'a\n.\nMAIL FROM:<b@c.de>'],
  ['the end of a MIME part', 'a\r\n--b--\r\nc', 'a --b-- c', 'a\n--b--\nc'],
];

describe.each(engines)('text on $name', ({ name: engine, storage }) => {
  let mailServer: MailServer;
  let site: RunningApp;
  let visitor: Poster;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const mail = { smtpUrl: mailServer.url, enquiriesTo: owner, mailFrom: 'Website <website@shop.example>' };
    site = await runApp({ ...(await storage()), ...mail, enquiriesPerMinute: 1_000_000 });
    visitor = poster(site.port);
  });
  afterAll(async () => {
    visitor.close();
    await site.close();
    await mailServer.close();
  });

  /**
   * Sends an enquiry as JSON or as a form, and asserts that only the owner gets mail.
   * @returns the stored row and its e-mail
   */
  async function deliver(more: Fields, way: 'json' | 'form' = 'json') {
    const params = paramsWith(more);
    const { reference } = params;
    const answer =
      way === 'json'
        ? await visitor.json(JSON.stringify({ ...service, template_params: params }))
        : await visitor.form(multipart(formWith(params)));
    expect(answer).toMatchObject({ status: 200, text: 'OK' });
    const stored = await site.app.storage.db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
    const arrived = () => mailServer.mails.filter(({ subject }) => subject.includes(reference));
    await expect.poll(arrived).toHaveLength(1);
    expect(arrived()[0]?.recipients).toEqual([owner]);
    const mail = await PostalMime.parse(Buffer.from(arrived()[0]?.raw ?? '', 'latin1'));
    const names = mail.headers.map(({ key }) => key);
    expect(new Set(names).size, 'no header twice').toBe(names.length);
    expect(
      names.filter((name) => !headerNames.includes(name)),
      'no header that is not ours',
    ).toEqual([]);
    expect(mail.to).toEqual([{ name: '', address: owner }]);
    expect(mail.from).toEqual({ name: 'Website', address: 'website@shop.example' });
    expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([]);
    expect(mail.attachments).toEqual([]);
    return { reference, stored, mail };
  }

  test.each(texts)('%s is stored and mailed as text', async (_, text, line, paragraphs) => {
    for (const way of ['json', 'form'] as const) {
      // A form cannot send invalid UTF-8. What it says is read before any database.
      if (way === 'form' && (engine !== 'SQLite' || !text.isWellFormed())) continue;
      const { reference, stored, mail } = await deliver({ from_name: text, phone_number: text.slice(0, 40), message: text }, way);
      expect(stored).toMatchObject({ name: line, message: paragraphs, state: 'accepted' });
      expect(mail.subject).toBe(`Enquiry ${reference} from ${line}`);
      expect(mail.text).toContain(`${labels.name}: ${line}\n`);
      expect(mail.text).toContain(`\n\n${paragraphs}\n\n`);
      expect(mail.html).toBeUndefined();
      // A reply goes to the visitor, whatever the name is.
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(['asha@shop.example']);
    }
  });

  test.each([
    ['letters', 'x'],
    ['letters of three bytes', 'न'],
    ['line breaks between them', 'x\n'],
  ])('%s fill each field to its limit, and one more is refused', async (_, unit) => {
    const fill = (length: number) => unit.repeat(length).slice(0, length);
    const full = { from_name: `${fill(119).replaceAll('\n', 'x')}y`, message: `${fill(4_999)}y` };
    const { stored } = await deliver(full);
    expect(stored).toMatchObject({ name: full.from_name, message: full.message });
    for (const more of [{ from_name: `${full.from_name}x` }, { message: `${full.message}x` }, { from_email: `${'a'.repeat(250)}@b.cd` }]) {
      const answer = await visitor.json(JSON.stringify({ ...service, template_params: paramsWith(more) }));
      expect(answer.status).toBe(413);
      expect(answer.text).toMatch(/^template_params\.\w+ is longer than \d+ characters: shorten it$/);
    }
  });

  test('four-byte characters fill a message, and half of one is replaced', async () => {
    const whole = '😀'.repeat(2_500);
    expect((await deliver({ message: whole })).stored?.message).toBe(whole);
    expect((await deliver({ message: whole }, 'form')).stored?.message).toBe(whole);
    expect((await deliver({ message: `x${whole}`.slice(0, 5_000) })).stored?.message).toBe(`x${'😀'.repeat(2_499)}\uFFFD`);
  });

  test('a form counts a line break as one character, as browsers do', async () => {
    const message = `${'x\r\n'.repeat(2_499)}xy`;
    expect((await deliver({ message }, 'form')).stored?.message).toBe(message.replaceAll('\r', ''));
  });

  // These texts are hard for mail, not for databases, so one engine suffices.
  describe.runIf(engine === 'SQLite')('in mail', () => {
    test.each(['=?utf-8?q?a=0D=0ABcc:_b@c.de?=', '=?utf-8?b?YQ==?= =?utf-8?b?Yg==?='])('%s is mailed unchanged', async (name) => {
      const { reference, mail } = await deliver({ from_name: name });
      expect(mail.subject).toBe(`Enquiry ${reference} from ${name}`);
      expect(mail.replyTo).toEqual([{ name, address: 'asha@shop.example' }]);
    });

    test.each(['to_email', 'to_name', 'reply_to', 'lib_version'])('%s has no effect as a field', async (field) => {
      for (const text of ['thief@else.example', 'a\r\nBcc: b@c.de', '\0'])
        await deliver({ [field]: text }, field === 'lib_version' ? 'form' : 'json');
    });
  });

  describe.runIf(engine === 'SQLite')('an enquiry with an unusual address is mailed to the owner only', () => {
    test.each([
      ['a comma', 'a,b@c.de'],
      ['a quoted part', '"x"@y.za'],
      ['a quoted comma', '"x,y"@z.ab'],
      ['an open bracket', '<a@b.cd'],
      ['a group', 'group:a@b.cd'],
      ['a comment', '(c)a@b.cd'],
      ['a backslash', 'a\\@b.cd'],
      ['SMTP parameters', 'a@b.cd>SIZE=1'],
      ['brackets around a comma', 'a>,<b@c.de'],
      ['an encoded word', '=?utf-8?q?a?=@b.cd'],
      ['a local part in Devanagari', 'नमस्ते@b.example'],
      ['a domain in Hindi', 'a@उदाहरण.परीक्षा'],
      ['a lone surrogate', 'a\uD800@b.cd'],
      ['a colon', 'a.bc:d@e.fg'],
      ['an option', '-oQ/tmp@b.cd'],
      ['a line of dots', 'a@.....b'],
      ['a quote that ends the line', 'a"@b.cd'],
      ['as long as may be', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}`],
    ])('%s: %s', async (_, address) => {
      const { stored, mail } = await deliver({ from_email: address });
      expect(stored?.email).toBe(address.toWellFormed());
      expect(mail.text).toContain(`${labels.email}: ${address.toWellFormed()}\n`);
      expectReplyTo(mail, address);
    });

    test.each(['a@b..cd', 'a@b-.cd', 'a@b.-cd', `a@${'b'.repeat(64)}.cd`])('%s', async (address) => {
      expectReplyTo((await deliver({ from_email: address })).mail, address);
    });

    test.each([
      'a@b.cd,e@f.gh',
      'a@b.cd;e@f.gh',
      'a@b.cd>,<e@f.gh',
      'a@b.cd\r\nBcc: e@f.gh',
      'a\0@b.cd',
      'a@b.cd\u2028Bcc: e@f.gh',
      'a b@c.de',
      'a@b@c.de',
      'a@b',
      '@b.cd',
      'a@b.',
    ])('%j is not an address', async (address) => {
      const answer = await visitor.json(JSON.stringify({ ...service, template_params: paramsWith({ from_email: address }) }));
      expect(answer).toMatchObject({ status: 400, text: 'Please enter a valid email address' });
    });
  });
});

/** Matches one address of RFC 5322 and RFC 1035. Domains without dots are left to the mail server. */
const replyTo =
  /^([\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*|"([^"\\]|\\.)*")@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Asserts that Reply-To is the typed address, or missing. */
function expectReplyTo(mail: Email, typed: string): void {
  const answers = mail.replyTo?.map(({ address }) => address) ?? [];
  if (answers.length === 0) return;
  expect(answers).toEqual([expect.stringMatching(replyTo)]);
  const at = typed.lastIndexOf('@');
  // Internationalised domains are in their ASCII form (RFC 5891).
  expect(String(answers[0]).replace(/^"(.*)"@/, '$1@')).toBe(typed.slice(0, at + 1) + domainToASCII(typed.slice(at + 1)));
}
