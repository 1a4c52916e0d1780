import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../tools/postgres.ts';
import { workerIds } from '../support/worker-ids.ts';
import { complaintsAboutMail } from './complaints.ts';
import { atRandom, prepareMail } from './faulty-mail.ts';
import { few, many, prepareGround } from './ground.ts';
import { calm, storm } from './storm.ts';
import { mostTwins, twins } from './twins.ts';

const engines = [
  { name: 'SQLite', openDatabase: async () => undefined },
  {
    name: 'PostgreSQL',
    openDatabase: async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.remove());
      return postgres.createDatabase();
    },
  },
];

// In short as it is shipped; two servers on PostgreSQL are two-servers.test.ts's.
describe.each(few(engines, engines.slice(0, 1)))('a server of two workers on $name', ({ openDatabase }) => {
  test('has what was acknowledged in the mailbox once, whether one worker is killed or all of it', async () => {
    const ground = await prepareGround({ databaseUrl: await openDatabase() });
    const { mail, acknowledged, tripwires } = await prepareMail();
    const server = await ground.server(mail.url, { WORKERS: '2' });
    const visitors = ground.visitors([server], () => acknowledged.touch());
    mail.behave(atRandom(ground.random));
    await server.start();
    let killedWorkers = 0;
    const strikeElsewhere = () => {
      const [worker] = workerIds(server.processId as number);
      if (worker) {
        killedWorkers += 1;
        process.kill(worker, 'SIGKILL');
      }
      return async () => {};
    };
    await storm({ ground, servers: [server], visitors, tripwires, waves: many(2, 40), strikeElsewhere });
    mail.behave('accept');
    await calm({ ground, servers: [server], visitors });

    expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
    // A server that is killed takes two workers with it, each of which may have mail on its way.
    expect(twins(mail), 'twins').toBeLessThanOrEqual(mostTwins(mail, 2 * server.kills + killedWorkers));
    expect([...visitors.refusals]).toEqual([]);
    expect(killedWorkers, 'workers that were killed').toBeGreaterThan(0);
  });
});
