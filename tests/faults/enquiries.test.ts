import { watch } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type MailServer, mailFaults } from '../support/server/mail-server.ts';
import { readMaildir } from '../support/server/read-mail.ts';
import { receiverFaults } from '../support/server/webhook-receiver.ts';
import { complaintsAboutMail, complaintsAboutWebhook, duplicates, mostDuplicates, webhookDuplicates } from './complaints.ts';
import { atRandom, prepareMail, prepareWebhook, Tripwire } from './faulty-mail.ts';
import { queryOnce, retryNow } from './queries.ts';
import { many, prepareScenario, type Scenario } from './scenario.ts';
import { calm, storm } from './storm.ts';
import type { Visitors } from './visitors.ts';

test('acknowledged enquiries reach mail and webhook despite every fault', async () => {
  const scenario = await prepareScenario();
  const { mail, acknowledged, tripwires } = await prepareMail();
  const { hooks, environment } = await prepareWebhook(scenario.random);
  const server = await scenario.server(mail.url, environment);
  const visitors = scenario.visitors([server], () => acknowledged.touch());
  mail.behave(atRandom(scenario.random));
  await server.start();
  await storm({ scenario, servers: [server], visitors, tripwires, waves: many(2, 60) });
  await everyFault(scenario, mail, visitors);
  mail.behave('accept');
  hooks.behave('accept');
  await calm({ scenario, servers: [server], visitors, targets: 2 });

  expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
  expect(duplicates(mail), 'duplicates').toBeLessThanOrEqual(mostDuplicates(mail, server.kills));
  expect(complaintsAboutWebhook(hooks, visitors)).toEqual([]);
  expect(webhookDuplicates(hooks), 'webhooks posted twice').toBeLessThanOrEqual(mostDuplicates(hooks, server.kills));
  expect([...hooks.met.keys()]).toEqual(expect.arrayContaining([...receiverFaults]));
  expect([...visitors.refusals]).toEqual([]);
  expect(visitors.unanswered, 'attempts without a response').toBeGreaterThan(0);
});

test('a Maildir has each enquiry once despite kills of the server', async () => {
  const scenario = await prepareScenario();
  const [acknowledged, arrived] = [new Tripwire(), new Tripwire()];
  const server = await scenario.server();
  const visitors = scenario.visitors([server], () => acknowledged.touch());
  await server.start();
  const watcher = watch(join(scenario.maildir, 'new'), () => arrived.touch());
  onTestFinished(() => watcher.close());
  await storm({ scenario, servers: [server], visitors, tripwires: [acknowledged, arrived], waves: many(2, 40) });
  await calm({ scenario, servers: [server], visitors });

  const mails = await readMaildir(scenario.maildir);
  expect(complaintsAboutMail(mails, visitors)).toEqual([]);
  expect(mails.length - new Set(mails.map(({ messageId }) => messageId)).size, 'duplicates').toBe(0);
  expect([...visitors.refusals]).toEqual([]);
});

/** Sends enquiries until the mail server has used each of its faults. */
async function everyFault({ storage }: Scenario, { met }: MailServer, visitors: Visitors) {
  const deadline = Date.now() + 30_000;
  while (mailFaults.some((fault) => !met.has(fault)) && Date.now() < deadline) {
    await visitors.send(2);
    await queryOnce(storage, retryNow);
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining([...mailFaults]));
}
