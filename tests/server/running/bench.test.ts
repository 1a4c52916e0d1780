import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installNeeds } from '../../../scripts/bench/install-needs.ts';
import type { BenchContext } from '../../../scripts/bench/part.ts';
import { type PartName, partNames } from '../../../scripts/bench/parts.ts';
import { prepareBench } from '../../../scripts/bench/prepare-bench.ts';
import { runPart } from '../../../scripts/bench/run-part.ts';

/** Rows that each part must print, with the targets among them. The parts `pages` and `build` take long, so only the long form runs them. */
const rows: Record<PartName, RegExp[]> = {
  pages: [/first contentful paint/, /total blocking time/, /main-thread time/, /plain, prerendered/],
  server: [/beside a bare Fastify/, /SQLite: a second, each on disk/],
  build: [/after an npm start that had to build/, /build with 8 case studies/],
};

const resources = new AsyncDisposableStack();
let context: BenchContext;
beforeAll(async () => {
  installNeeds(partNames);
  context = await prepareBench(resources, { short: true, postgres: inject('postgres') });
});
afterAll(() => resources.disposeAsync());

test.each(partNames.filter((name) => name === 'server' || process.env.LONG))(
  'the benchmark part %s prints its rows in the short form',
  async (name) => {
    const result = await runPart(name, context, resources);
    if (typeof result === 'string') return expect.unreachable(result);
    for (const row of rows[name])
      expect(
        result.rows.map(({ what }) => what),
        name,
      ).toContainEqual(expect.stringMatching(row));
    for (const { what, ours } of result.rows) expect(ours, what).toMatch(/\d/);
  },
  300_000,
);
