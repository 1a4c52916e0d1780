import { expect, test } from 'vitest';
import { complaintsAboutMail, duplicates } from './complaints.ts';
import { atRandom, prepareMail } from './faulty-mail.ts';
import { many, prepareScenario } from './scenario.ts';
import { calm, storm } from './storm.ts';

test('closing under load loses, refuses and duplicates no enquiry', async () => {
  const scenario = await prepareScenario();
  const { mail, acknowledged, tripwires } = await prepareMail();
  const server = await scenario.server(mail.url);
  const visitors = scenario.visitors([server], () => acknowledged.touch());
  // The mail server answers everything, at least with a refusal, so no delivery has an unknown outcome.
  mail.behave(atRandom(scenario.random, ['4xx-mail', '5xx-rcpt', '4xx-data', '5xx-data']));
  await server.start();
  await storm({ scenario, servers: [server], visitors, tripwires, waves: many(2, 30), signal: 'SIGTERM' });
  mail.behave('accept');
  await calm({ scenario, servers: [server], visitors });

  expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
  expect(duplicates(mail), 'duplicates').toBe(0);
  expect([...visitors.refusals]).toEqual([]);
});
