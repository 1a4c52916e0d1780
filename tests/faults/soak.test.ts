import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { memoryOf } from '../../scripts/bench/servers.ts';
import { startPostgres } from '../support/server/postgres.ts';
import { complaintsAboutMail, complaintsAboutWebhook, duplicates, mostDuplicates, webhookDuplicates } from './complaints.ts';
import { prepareMail, prepareWebhook } from './faulty-mail.ts';
import { MortalServer } from './mortal-server.ts';
import { prepareScenario } from './scenario.ts';
import { soakVisit } from './soak-visit.ts';
import { calm } from './storm.ts';

/** Duration in milliseconds. `npm run test:soak` takes ten minutes for two busy hours of 1,500 visits each. */
const LENGTH = 1_000 * Number(process.env.SOAK ?? 4);
const isLong = LENGTH > 60_000;
const VISITS_PER_SECOND = isLong ? 5 : 3;
const expected: Record<string, number> = { page: 200, 'page again': 304, file: 200, report: 204, search: 200, question: 200 };

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test('two busy hours with faults keep memory, handles and latency level', {
  timeout: LENGTH + 300_000,
}, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  const scenario = await prepareScenario({ databaseUrl });
  const { mail } = await prepareMail();
  const { hooks, environment } = await prepareWebhook(scenario.random);
  hooks.behave('accept');
  const settings = {
    DATA_DIR: scenario.storage.dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@tarazu.example',
    ENQUIRIES_TO: 'owner@tarazu.example',
    TRUST_PROXY: '127.0.0.1',
    ENQUIRIES_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
    ...environment,
  };
  const servers = [await MortalServer.create('.', settings), await MortalServer.create('.', settings)] as const;
  const [survivor, victim] = servers;
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.end('SIGKILL')))));
  await Promise.all(servers.map((server) => server.start()));
  const visitors = scenario.visitors(servers);

  const began = Date.now();
  const share = () => (Date.now() - began) / LENGTH;
  const quarter = () => Math.min(3, Math.floor(share() * 4));
  const quarters = Array.from({ length: 4 }, () => ({ took: [] as number[], memory: [] as number[], handles: [] as number[] }));
  const complaints: string[] = [];
  /** Times when the server was down, in milliseconds: requests in progress may fail then. */
  const outages: { from: number; to: number }[] = [];
  const note = (what: string, status: number, took: number) => {
    if (status === expected[what]) quarters[quarter()]?.took.push(took);
    else if (!outages.some(({ from, to }) => Date.now() >= from && Date.now() - took <= to))
      complaints.push(`${Math.round(share() * 100)}%: ${what} ${status}`);
  };

  const restartVictim = async () => {
    const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY };
    outages.push(outage);
    await victim.end('SIGKILL');
    await victim.start();
    outage.to = Date.now();
  };
  /** Faults with their time, as a share of the duration. */
  const faults: [at: number, strike: () => unknown][] = [
    [0.28, () => mail.behave('refuse')],
    [0.4, () => mail.behave('accept')],
    [0.3, () => hooks.behave('refuse')],
    [0.55, () => hooks.behave('accept')],
    [0.45, restartVictim],
    ...(isLong ? [[0.65, restartVictim] as [number, () => Promise<void>]] : []),
    [0.5, () => slowClients(Number(new URL(survivor.address).port), LENGTH * 0.1)],
  ];
  const visits: Promise<unknown>[] = [];
  for (let number = 0; share() < 1; number++) {
    while (faults[0] && faults.some(([at]) => share() >= at)) {
      const due = faults.findIndex(([at]) => share() >= at);
      visits.push(Promise.resolve(faults.splice(due, 1)[0]?.[1]()));
    }
    visits.push(soakVisit(scenario.random.oneOf(servers).address, scenario.random, note));
    if (number % 10 === 0) visits.push(visitors.send(1));
    const now = quarters[quarter()];
    const pid = survivor.processId as number;
    now?.memory.push(memoryOf(pid));
    now?.handles.push(readdirSync(`/proc/${pid}/fd`).length);
    await pause(Math.max(0, began + ((number + 1) * 1_000) / VISITS_PER_SECOND - Date.now()));
  }
  await Promise.all(visits);

  const rows = quarters.map(({ took, memory, handles }, index) => ({
    quarter: index + 1,
    requests: took.length,
    'half within, ms': Number(median(took).toFixed(1)),
    '99% within, ms': Number(([...took].sort((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0).toFixed(1)),
    'memory, MB': Math.round(median(memory) / 1e6),
    handles: median(handles),
  }));
  if (isLong) console.table(rows);
  expect(complaints).toEqual([]);
  expect(outages).toHaveLength(isLong ? 2 : 1);
  await calm({ scenario, servers, visitors, targets: 2 });
  expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
  expect(duplicates(mail), 'duplicates').toBeLessThanOrEqual(mostDuplicates(mail, outages.length));
  expect(complaintsAboutWebhook(hooks, visitors)).toEqual([]);
  expect(webhookDuplicates(hooks), 'webhooks posted twice').toBeLessThanOrEqual(mostDuplicates(hooks, outages.length));
  expect([...visitors.refusals]).toEqual([]);
  if (!isLong) return;
  const [first, last] = [rows[0], rows[3]] as [(typeof rows)[0], (typeof rows)[0]];
  expect(last['memory, MB']).toBeLessThan(first['memory, MB'] * 1.25);
  expect(last.handles).toBeLessThan(first.handles + 20);
  expect(last['half within, ms']).toBeLessThan(first['half within, ms'] * 2);
});

/** Opens a hundred connections that send an endless request at a byte per second. */
function slowClients(port: number, length: number): void {
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: '));
    return socket.on('error', () => {});
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  setTimeout(() => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  }, length);
}
