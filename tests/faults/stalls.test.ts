import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../support/server/mail-server.ts';
import { complaintsAboutMail } from './complaints.ts';
import { few, prepareScenario } from './scenario.ts';
import { calm } from './storm.ts';

/** Well below the 15 s connection timeout (smtp-mailbox.ts). */
const SOON = 10_000;

const kinds = ['stall-greeting', 'stall-mail', 'stall-data'] as const;

// Nodemailer detects stalled connections. This tests that four stalled connections leave the fifth one free.
test.for(few(kinds, kinds.slice(-1)))('other mail is delivered while four mails hang (%s)', async (fault) => {
  const scenario = await prepareScenario();
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  mail.behave(() => ((mail.met.get(fault) ?? 0) < 4 ? fault : 'accept'));
  const server = await scenario.server(mail.url);
  const visitors = scenario.visitors([server]);
  await server.start();
  await visitors.send(30);
  await expect.poll(() => mail.mails.length, { timeout: SOON }).toBe(26);
  expect(mail.met.get(fault)).toBe(4);
  mail.behave('accept');
  await calm({ scenario, servers: [server], visitors });
  expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
  expect(mail.mails.length).toBe(visitors.sent.size);
});
