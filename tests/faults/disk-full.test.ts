import { expect, test } from 'vitest';
import { readMaildir } from '../support/server/read-mail.ts';
import { complaintsAboutDisk, complaintsAboutMail } from './complaints.ts';
import { fullDisks } from './full-disk.ts';
import { queryOnce } from './queries.ts';
import { few, prepareScenario } from './scenario.ts';
import { calm } from './storm.ts';

// The short form uses the kind of full disk that needs no privileges.
for (const { name, isPossible, dataDir, fill, free } of few(fullDisks, fullDisks.slice(-1))) {
  test.skipIf(!isPossible())(`with ${name} no enquiry is acknowledged until there is room`, async () => {
    const scenario = await prepareScenario({ dataDir: dataDir() });
    const server = await scenario.server();
    const visitors = scenario.visitors([server]);
    const running = server.launch();
    await running.port;
    const ready = `http://127.0.0.1:${await running.ownersPort}/readyz`;
    const readiness = () => fetch(ready).then(({ status }) => status);
    expect(await readiness()).toBe(200);
    await visitors.send(5);

    fill(server, scenario.storage.dataDir);
    const sending = visitors.send(100);
    await expect.poll(() => visitors.refusals.get(500) ?? 0, { timeout: 60_000 }).toBeGreaterThan(25);
    const { status } = await fetch(server.address);
    expect(status, 'status of the home page meanwhile').toBe(200);
    await expect.poll(readiness).toBe(503);
    free(server, scenario.storage.dataDir);
    await expect.poll(readiness).toBe(200);
    await sending;
    expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, visitors))).toEqual([]);
    expect([...visitors.refusals.keys()]).toEqual([500]);

    // Mail could not be written to the full disk either.
    await calm({ scenario, servers: [server], visitors });
    // A server that runs for a minute also logs that its disk is nearly full.
    const mails = (await readMaildir(scenario.maildir)).filter(({ messageId }) => messageId.startsWith('<enquiry.'));
    expect(complaintsAboutMail(mails, visitors)).toEqual([]);
    expect(mails).toHaveLength(visitors.sent.size);
  });
}
