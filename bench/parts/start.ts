import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../tools/start-program.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare } from '../compare.ts';
import { mb, ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { residentMemory } from '../resident-memory.ts';
import { startServer } from '../start-server.ts';

/** Most bytes that the server may hold once it serves. */
export const MEMORY = 150e6;

interface FirstPage {
  /** Milliseconds from the start of `node` to the last byte of the home page. */
  time: number;
  /** Bytes of memory a second later. */
  memory: number;
}

/** From `node` to the first page with nothing to build, and the memory then, beside a Fastify with one route: by turns, medians. */
export const start: Part = async ({ short }, resources) => {
  const dataDir = await temporaryFolder(resources);
  const site = (own: AsyncDisposableStack) => startServer(own, { env: { DATA_DIR: dataDir } });
  const plain = async (own: AsyncDisposableStack) => {
    const program = await startProgram(own, process.execPath, ['bench/reference/one-route.mjs']);
    return { program, origin: (await program.says(/at (http:\S+)/))[1] as string };
  };
  const figures: { ours: FirstPage[]; reference: FirstPage[] } = { ours: [], reference: [] };
  const turn = async () => ({ ours: await firstPage(resources, site), reference: await firstPage(resources, plain) });
  // The first makes the database and what Node keeps of compiled code.
  if (!short) await turn();
  for (let round = 0; round < (short ? 1 : 9); round++) {
    const { ours, reference } = await turn();
    figures.ours.push(ours);
    figures.reference.push(reference);
  }
  const [time, plainTime] = [figures.ours, figures.reference].map((all) => median(all.map((one) => one.time))) as [number, number];
  const [memory, plainMemory] = [figures.ours, figures.reference].map((all) => median(all.map((one) => one.memory))) as [number, number];
  const rows: Row[] = [
    compare('from node to the first page, nothing to build', time, plainTime, { as: ms, most: 3 }),
    {
      ...compare('resident memory then', memory, plainMemory, { as: mb }),
      target: `<= ${mb(MEMORY)}`,
      met: memory <= MEMORY,
    },
  ];
  return {
    rows,
    notes: [
      `start: medians of ${figures.ours.length} by turns with a Fastify that has one route; memory is of all processes that npm start leaves running`,
    ],
    data: figures,
  };
};

async function firstPage(
  resources: AsyncDisposableStack,
  starts: (own: AsyncDisposableStack) => Promise<{ program: { pid: number }; origin: string }>,
): Promise<FirstPage> {
  const own = resources.use(new AsyncDisposableStack());
  const started = performance.now();
  const { program, origin } = await starts(own);
  const answer = await fetch(origin);
  if (answer.status !== 200) throw new Error(`${origin} answered ${answer.status}`);
  await answer.arrayBuffer();
  const time = performance.now() - started;
  await pause(1_000);
  const memory = residentMemory(program.pid);
  await own.disposeAsync();
  return { time, memory };
}
