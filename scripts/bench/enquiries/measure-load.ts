import { setTimeout as pause } from 'node:timers/promises';
import { openStorage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { startProgram } from '../../tools/start-program.ts';
import { processorTime } from '../processes-of.ts';
import { watchMemory } from '../resident-memory.ts';
import { within } from '../within.ts';
import { type EnquiryServer, enquiryServer } from './enquiry-server.ts';
import { mailSink } from './mail-sink.ts';
import type { Load } from './post-load.ts';

/** Memory in bytes. */
interface Memory {
  start: number;
  load: number;
  after: number;
}

/** A round of load, with its cost. */
interface Round extends Load {
  /** Processor time of all the server's processes, in seconds. */
  server: number;
}

export interface LoadFigures {
  rounds: Round[];
  /** Milliseconds from acceptance to the mail server, in sequence. */
  toMail: number[];
  memory: Memory;
  /** Number of e-mails that were not sent within `emptyWithin`. */
  left: number;
}

export interface LoadSize {
  /** Number of enquiries sent in sequence. */
  alone: number;
  /** Whether a warm-up round comes first. */
  warmsUp: boolean;
  rounds: number;
  /** Limits of a round: seconds, and number of enquiries, because all of them must be mailed afterwards. */
  seconds: number;
  most: number;
  /** Seconds in which the outbox must become empty. 0 skips this wait, and the measurement of memory after it. */
  emptyWithin: number;
}

/**
 * Measures enquiries in sequence, then as many as the server accepts, while mail is sent as usual.
 * @throws Error if a response is not 200, or the database does not hold exactly the accepted enquiries
 */
export async function measureLoad(
  resources: AsyncDisposableStack,
  settings: StorageSettings,
  { alone, warmsUp, rounds, emptyWithin, ...round }: LoadSize,
): Promise<LoadFigures> {
  const sink = await mailSink(resources);
  const server = await enquiryServer(resources, settings, sink.url);
  const figures: LoadFigures = { rounds: [], toMail: [], memory: { start: server.memory(), load: 0, after: 0 }, left: 0 };

  // The first enquiry opens the connections, to the server and from the server to the mail server.
  await sink.arrival((await server.send()).reference);
  for (let count = 0; count < alone; count++) {
    const { reference, acceptedAt } = await server.send();
    const takenAt = await within(10_000, `the mail about ${reference}`, sink.arrival(reference));
    figures.toMail.push(Math.max(0, takenAt - acceptedAt));
  }

  const stopWatching = watchMemory(resources, server.group);
  let accepted = alone + 1 + (warmsUp ? (await load(resources, server, round, 0)).accepted : 0);
  for (let run = 1; run <= rounds; run++) {
    const result = await load(resources, server, round, run);
    figures.rounds.push(result);
    accepted += result.accepted;
  }
  figures.memory.load = stopWatching();
  const stored = await countStored(settings);
  if (stored !== accepted) throw new Error(`${accepted} enquiries were accepted, ${stored} are in the database`);

  if (emptyWithin === 0) return figures;
  const deadline = performance.now() + emptyWithin * 1000;
  while (sink.taken < accepted && performance.now() < deadline) await pause(100);
  figures.left = accepted - sink.taken;
  await pause(1_000);
  figures.memory.after = server.memory();
  return figures;
}

type RoundSize = Pick<LoadSize, 'seconds' | 'most'>;

async function load(
  resources: AsyncDisposableStack,
  { port, group }: EnquiryServer,
  { seconds, most }: RoundSize,
  run: number,
): Promise<Round> {
  const before = processorTime(group);
  const args = ['scripts/bench/enquiries/post-load.ts', ...[port, seconds, most, run].map(String)];
  const program = await startProgram(resources, process.execPath, args);
  const code = await within((seconds + 20) * 1000, 'the load', program.exited);
  if (code !== 0) throw new Error(`The load went wrong:\n${program.output()}`);
  return { ...JSON.parse(program.output()), server: processorTime(group) - before };
}

async function countStored(settings: StorageSettings): Promise<number> {
  const { db } = await openStorage(settings);
  try {
    const { count } = await db
      .selectFrom('enquiries')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  } finally {
    await db.destroy();
  }
}
