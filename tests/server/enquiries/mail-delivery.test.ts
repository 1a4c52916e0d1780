import { rmSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emailContext, mailCarrier } from '../../../server/mail/compose-mail.ts';
import { maildir } from '../../../server/mail/maildir.ts';
import { smtpMailbox } from '../../../server/mail/smtp-mailbox.ts';
import { enquiryWords } from '../../support/content/sample-enquiry.ts';
import { content } from '../../support/content/site-routes.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { mailFaults, startMailServer } from '../../support/server/mail-server.ts';
import { readMaildir } from '../../support/server/read-mail.ts';
import { selfSignedCertificate } from '../../support/server/self-signed-certificate.ts';

const head = emailContext(content, {
  mailFrom: 'Tarazu <website@tarazu.example>',
  enquiriesTo: 'owner@tarazu.example, second@tarazu.example',
});
const reference = 'K7QM-2XWD-9F3H-T0V1';
const enquiry = { reference, receivedAt: Date.UTC(2026, 10, 20), ...enquiryWords() };
const mail = { id: reference, lease: 'a', attempts: 1, edition: 1, settled: new Set<string>(), enquiry };

/** Opens a mailbox that is closed with the test. */
function mailboxAt(url: string, siteUrl = 'https://shop.example') {
  const mailbox = mailCarrier(smtpMailbox(url, siteUrl), () => head);
  onTestFinished(() => mailbox.close());
  return mailbox;
}

describe('a mail server', () => {
  test('gets the e-mail for all recipients', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    await mailboxAt(server.url).deliver(mail);
    expect(server.mails).toMatchObject([
      {
        messageId: `<enquiry.${reference}.1@tarazu.example>`,
        subject: `Enquiry ${reference} from Asha`,
        to: ['owner@tarazu.example', 'second@tarazu.example'],
        replyTo: ['asha@shop.example'],
      },
    ]);
  });

  test.each(mailFaults)('with this fault is reported, and gets the e-mail later: %s', async (fault) => {
    const server = await startMailServer({ stall: 200 });
    onTestFinished(server.close);
    const mailbox = mailboxAt(server.url);
    server.behave(fault);
    await expect(mailbox.deliver(mail)).rejects.toThrow(/./);
    server.behave('accept');
    await mailbox.deliver(mail);
    expect(server.mailbox).toHaveLength(1);
  });

  test('that cannot be reached is reported', async () => {
    const server = await startMailServer();
    await server.close();
    await expect(mailboxAt(server.url).deliver(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('the connection to the mail server', () => {
  const certificate = selfSignedCertificate();
  /** Starts an SMTP server with these options, and records logins. */
  async function start(options: SMTPServerOptions, host = '127.0.0.1') {
    const logins: string[] = [];
    let taken = 0;
    const server = new SMTPServer({
      ...certificate,
      authOptional: true,
      disableReverseLookup: true,
      onAuth({ username, password }, _session, done) {
        logins.push(`${username} ${password}`);
        done(null, { user: username });
      },
      onData(stream, _session, done) {
        stream.resume().on('end', () => {
          taken += 1;
          done();
        });
      },
      ...options,
    });
    // A client that does not trust the certificate disconnects.
    server.on('error', () => {});
    await new Promise<void>((listening) => server.listen(0, host, listening));
    onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
    return { port: (server.server.address() as AddressInfo).port, logins, taken: () => taken };
  }
  /** Trusts the test's certificate until the test ends. */
  function trust() {
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, certificate.cert]);
    onTestFinished(() => setDefaultCACertificates(before));
  }

  test.each([
    ['smtps', { secure: true }],
    ['smtp', { secure: false }],
  ])('is refused with %s for an untrusted certificate', async (protocol, options) => {
    const { port, taken } = await start(options);
    await expect(mailboxAt(`${protocol}://localhost:${port}`).deliver(mail)).rejects.toThrow(/self-signed|certificate/i);
    expect(taken()).toBe(0);
  });

  test.each([
    ['smtps', { secure: true }],
    ['smtp', { secure: false }],
  ])('is used with %s for a trusted certificate, with user and password', async (protocol, options) => {
    trust();
    const { port, taken, logins } = await start(options);
    await mailboxAt(`${protocol}://us%40er:p%3Ass@localhost:${port}`).deliver(mail);
    expect([taken(), logins]).toEqual([1, ['us@er p:ss']]);
  });

  test.each([
    ['https://www.shop.example', 'www.shop.example'],
    ['https://bücher.example:8443', 'xn--bcher-kva.example'],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
  ])('greets with the host of %s, and never with an address literal', async (siteUrl, name) => {
    const greetings: string[] = [];
    const { port } = await start({
      disabledCommands: ['STARTTLS'],
      onMailFrom(_address, { hostNameAppearsAs }, done) {
        greetings.push(String(hostNameAppearsAs));
        done();
      },
    });
    await mailboxAt(`smtp://127.0.0.1:${port}`, siteUrl).deliver(mail);
    expect(greetings).toEqual([name]);
  });

  test('to another machine without TLS is refused before the password is sent', async () => {
    const { port, taken, logins } = await start({ disabledCommands: ['STARTTLS'] }, '127.0.0.2');
    await expect(mailboxAt(`smtp://user:pass@127.0.0.2:${port}`).deliver(mail)).rejects.toThrow(/STARTTLS|TLS/);
    expect([taken(), logins]).toEqual([0, []]);
    // The owner may allow a relay without TLS.
    await mailboxAt(`smtp://127.0.0.2:${port}?requireTLS=false`).deliver(mail);
    expect(taken()).toBe(1);
  });
});

describe('two recipients', () => {
  const [owner, second] = ['owner@tarazu.example', 'second@tarazu.example'];
  const refusal = (code: number) => Object.assign(new Error('not this one'), { responseCode: code });

  /** Starts a mail server that refuses some recipients with a code. */
  async function start(code: number, isRefused = (address: string) => address === second) {
    const asked: string[] = [];
    const server = await startMailServer({
      refuseRecipient(address) {
        asked.push(address);
        return isRefused(address) ? refusal(code) : undefined;
      },
    });
    onTestFinished(server.close);
    return { ...server, mailbox: mailboxAt(server.url), asked };
  }

  test.each([
    [550, 'refused'],
    [450, 'waiting'],
  ])('have separate outcomes when one is refused with %i', async (code, state) => {
    const { mailbox, mails } = await start(code);
    expect(await mailbox.deliver(mail)).toEqual([
      { address: owner, state: 'delivered' },
      { address: second, state, error: expect.stringMatching(new RegExp(`^${code} .*not this one`)) },
    ]);
    expect(mails.map(({ recipients }) => recipients)).toEqual([[owner]]);
  });

  test('are not mailed again once they are settled', async () => {
    const { mailbox, mails, asked } = await start(450);
    expect(await mailbox.deliver({ ...mail, settled: new Set([owner]) })).toMatchObject([{ address: second, state: 'waiting' }]);
    expect([mails.length, asked]).toEqual([0, [second]]);
    expect(await mailbox.deliver({ ...mail, settled: new Set([owner, second]) })).toEqual([]);
  });

  test('do not have mail that was rejected later in the transaction', async () => {
    const server = await start(450);
    server.behave('5xx-data');
    const three = emailContext(content, { mailFrom: 'website@tarazu.example', enquiriesTo: `third@tarazu.example, ${owner}, ${second}` });
    const mailbox = mailCarrier(smtpMailbox(server.url, 'https://shop.example'), () => three);
    onTestFinished(() => mailbox.close());
    await expect(mailbox.deliver({ ...mail, settled: new Set(['third@tarazu.example']) })).rejects.toThrow(/554/);
  });

  test('are both retried while neither has the mail, and both answers are reported', async () => {
    const { mailbox } = await start(550, () => true);
    await expect(mailbox.deliver(mail)).rejects.toThrow(/owner@tarazu\.example: 550 .*; second@tarazu\.example: 550 /);
  });
});

describe('a Maildir', () => {
  function open() {
    const folder = scratchFolder('maildir');
    return { folder, mailbox: mailCarrier(maildir(folder), () => head) };
  }

  test('gets the whole e-mail, and no temporary file stays', async () => {
    const { folder, mailbox } = open();
    await mailbox.deliver(mail);
    expect(await readMaildir(folder)).toMatchObject([
      { subject: `Enquiry ${reference} from Asha`, to: ['owner@tarazu.example', 'second@tarazu.example'] },
    ]);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  test('drops a duplicate, also after the first was read', async () => {
    const { folder, mailbox } = open();
    await mailbox.deliver(mail);
    const duplicate = { ...mail, lease: 'b', attempts: 2 };
    await mailbox.deliver(duplicate);
    const [name] = await readdir(join(folder, 'new'));
    await rename(join(folder, 'new', String(name)), join(folder, 'cur', `${name}:2,S`));
    await mailbox.deliver(duplicate);
    expect(await readMaildir(folder)).toHaveLength(1);
    await mailbox.deliver({ ...duplicate, edition: 2 });
    expect(await readMaildir(folder)).toHaveLength(2);
  });

  test('that is missing is reported', async () => {
    const { folder, mailbox } = open();
    rmSync(folder, { recursive: true });
    await expect(mailbox.deliver(mail)).rejects.toThrow(/ENOENT/);
  });
});
