import { watch } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMaildir } from '../support/maildir.ts';
import { complaintsAboutMail } from './complaints.ts';
import { duplicates, mostDuplicates } from './duplicates.ts';
import { everyFault } from './every-fault.ts';
import { atRandom, prepareMail } from './faulty-mail.ts';
import { many, prepareGround } from './ground.ts';
import { calm, storm } from './storm.ts';
import { Tripwire } from './tripwire.ts';

test('whatever the mail server does and whenever the server is killed, what was acknowledged is in the mailbox once', async () => {
  const ground = await prepareGround();
  const { mail, acknowledged, tripwires } = await prepareMail();
  const server = await ground.server(mail.url);
  const visitors = ground.visitors([server], () => acknowledged.touch());
  mail.behave(atRandom(ground.random));
  await server.start();
  await storm({ ground, servers: [server], visitors, tripwires, waves: many(2, 60) });
  await everyFault(ground, mail, visitors);
  mail.behave('accept');
  await calm({ ground, servers: [server], visitors });

  expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
  expect(duplicates(mail), 'duplicates').toBeLessThanOrEqual(mostDuplicates(mail, server.kills));
  expect([...visitors.refusals]).toEqual([]);
  expect(visitors.unanswered, 'visitors who were hit').toBeGreaterThan(0);
});

test('a Maildir holds it once, without any twin, whenever the server is killed', async () => {
  const ground = await prepareGround();
  const [acknowledged, arrived] = [new Tripwire(), new Tripwire()];
  const server = await ground.server();
  const visitors = ground.visitors([server], () => acknowledged.touch());
  await server.start();
  const watcher = watch(join(ground.maildir, 'new'), () => arrived.touch());
  onTestFinished(() => watcher.close());
  await storm({ ground, servers: [server], visitors, tripwires: [acknowledged, arrived], waves: many(2, 40) });
  await calm({ ground, servers: [server], visitors });

  const mails = await readMaildir(ground.maildir);
  expect(complaintsAboutMail(mails, visitors)).toEqual([]);
  expect(mails.length - new Set(mails.map(({ messageId }) => messageId)).size, 'duplicates').toBe(0);
  expect([...visitors.refusals]).toEqual([]);
});
