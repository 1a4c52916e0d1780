import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installNeeds } from '../../bench/install-needs.ts';
import type { Ground } from '../../bench/part.ts';
import { type PartName, partNames } from '../../bench/parts.ts';
import { prepareGround } from '../../bench/prepare-ground.ts';
import { runPart } from '../../bench/run-part.ts';
import { startProgram } from '../../tools/start-program.ts';

/** A figure that each part has to come out with, those of the table of what is to be reached among them. A build takes long: it is one of the long tests. */
const rows: Record<PartName, RegExp[]> = {
  suite: [/^npm test/],
  start: [/from node to the first page/, /resident memory/],
  bytes: [/home: transfer/, /home: requests$/],
  click: [/plain, prerendered/],
  lighthouse: [/first contentful paint/, /total blocking time/, /main-thread time/],
  instruments: [/frames of more than 16 ms/, /longest frame/, /of a frame, median/],
  assistant: [/a builtin answer from/, /fetched at the first opening/, /until it can be typed into/],
  server: [/pages a second beside a Fastify/],
  enquiries: [/SQLite: a second, each on disk/],
  measurement: [/web vitals of \d+ days, SQLite/, /web vitals of \d+ days, PostgreSQL/],
  build: [/after an npm start that had to build/, /build with 8 case studies/],
};

const resources = new AsyncDisposableStack();
let ground: Ground;
beforeAll(async () => {
  installNeeds(partNames);
  ground = await prepareGround(resources, { short: true, postgres: inject('postgres') });
});
afterAll(() => resources.disposeAsync());

test.each(partNames.filter((name) => name !== 'build' || process.env.LONG))(
  'the part of the bench named %s measures what it says, once and little of it',
  async (name) => {
    const result = await runPart(name, ground, resources);
    if (typeof result === 'string') return expect.unreachable(result);
    for (const row of rows[name])
      expect(
        result.rows.map(({ what }) => what),
        name,
      ).toContainEqual(expect.stringMatching(row));
    for (const { what, ours } of result.rows) expect(ours, what).toMatch(name === 'suite' ? /\d|not recorded/ : /\d/);
  },
  300_000,
);

test('a run that is ended early has said by then what it measured', async () => {
  const bench = await startProgram(resources, process.execPath, ['scripts/bench.ts', '--short', 'suite', 'bytes']);
  await bench.says(/^npm test.* +- /m);
  process.kill(bench.pid, 'SIGTERM');
  expect(await bench.exited).toBe(1);
  expect(bench.output()).not.toMatch(/home: transfer/);
});
