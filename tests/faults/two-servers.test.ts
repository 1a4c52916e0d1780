import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../support/server/postgres.ts';
import { complaintsAboutMail, duplicates, mostDuplicates } from './complaints.ts';
import { atRandom, prepareMail } from './faulty-mail.ts';
import { many, prepareScenario } from './scenario.ts';
import { calm, storm } from './storm.ts';

test('two servers deliver each enquiry once despite kills of either or PostgreSQL', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const scenario = await prepareScenario({ databaseUrl: await postgres.createDatabase() });
  const { mail, acknowledged, tripwires } = await prepareMail();
  const servers = [await scenario.server(mail.url), await scenario.server(mail.url)] as const;
  const [one, other] = servers;
  const visitors = scenario.visitors(servers, () => acknowledged.touch());
  mail.behave(atRandom(scenario.random));
  await Promise.all(servers.map((server) => server.start()));
  let databaseKills = 0;
  const strikeElsewhere = () => {
    databaseKills += 1;
    const killed = postgres.kill9();
    return async () => {
      await killed;
      await postgres.start();
    };
  };
  await storm({ scenario, servers, visitors, tripwires, waves: many(2, 60), strikeElsewhere });
  mail.behave('accept');
  await calm({ scenario, servers, visitors });

  expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
  expect(duplicates(mail), 'duplicates').toBeLessThanOrEqual(
    mostDuplicates(mail, one.kills + other.kills + servers.length * databaseKills),
  );
  // Without a database, servers answer 500 or 503.
  expect([...visitors.refusals.keys()].filter((status) => ![500, 503].includes(status))).toEqual([]);
});
