import { bareChromium } from '../bare-chromium.ts';
import { compare } from '../compare.ts';
import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { type LighthouseRun, runLighthouse } from '../run-lighthouse.ts';

/** Pages besides the home page. */
const paths = ['/services/dynamic-pricing', '/case-studies/luxewear', '/resources', '/contact'];

/** Least blocking time assumed for the reference, in milliseconds: Lighthouse gives full marks below it, and 0 would give no ratio. */
const CALM = 50;

type Medians = Omit<LighthouseRun, 'misses'>;

/**
 * Runs Lighthouse on the home page, alternating with the plain reference: medians of seven runs. For four more kinds of page, scores
 * and times: medians of three.
 */
export const lighthouse: Part = async ({ ours, reference, short }, resources) => {
  const port = Number(new URL(await bareChromium(resources, short)).port);
  const home: LighthouseRun[] = [];
  const plain: LighthouseRun[] = [];
  for (let run = 0; run < (short ? 1 : 7); run++) {
    plain.push(await runLighthouse(`${reference}/`, { port, inShort: short }));
    home.push(await runLighthouse(`${ours}/`, { port, inShort: short }));
  }
  const [page, plainMedians] = [mediansOf(home), mediansOf(plain)];
  const rows: Row[] = [
    compare('home: first contentful paint', page.fcp, plainMedians.fcp, { format: ms, most: 1.1 }),
    compare('home: total blocking time', page.tbt, Math.max(plainMedians.tbt, CALM), { format: ms, most: 1.5 }),
    compare('home: main-thread time of the load', page.mainThread, plainMedians.mainThread, { format: ms, most: 2 }),
    ...rowsOf('/', page, plainMedians),
  ];
  const notes = [...missesOf('/', home), ...missesOf('reference', plain)];
  const data: Record<string, unknown> = { reference: plain, '/': home };
  for (const path of short ? [] : paths) {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < 3; run++) runs.push(await runLighthouse(ours + path, { port }));
    data[path] = runs;
    rows.push(...rowsOf(path, mediansOf(runs), plainMedians));
    notes.push(...missesOf(path, runs));
  }
  return { rows, notes, data };
};

function mediansOf(runs: readonly LighthouseRun[]): Medians {
  const medianOf = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => medianOf(({ scores }) => scores[index] as number)),
    fcp: medianOf(({ fcp }) => fcp),
    lcp: medianOf(({ lcp }) => lcp),
    tbt: medianOf(({ tbt }) => tbt),
    cls: medianOf(({ cls }) => cls),
    mainThread: medianOf(({ mainThread }) => mainThread),
  };
}

/** Makes the rows of a page. CLS counts as 0 if it rounds to 0.00. */
function rowsOf(path: string, page: Medians, plain: Medians): Row[] {
  const scores = (of: Medians) => of.scores.join(' / ');
  return [
    {
      what: `${path} Lighthouse scores`,
      ours: scores(page),
      reference: scores(plain),
      target: '100, four times',
      met: page.scores.every((score) => score === 100),
    },
    compare(`${path} LCP`, page.lcp, plain.lcp, { format: ms }),
    { what: `${path} CLS`, ours: page.cls.toFixed(2), reference: plain.cls.toFixed(2), target: '0', met: page.cls < 0.005 },
  ];
}

/** Lists each audit below full score, with the number of runs that missed it. */
function missesOf(page: string, runs: readonly LighthouseRun[]): string[] {
  const byId = Map.groupBy(
    runs.flatMap(({ misses }) => misses),
    ({ id }) => id,
  );
  return [...byId].map(([id, [first, ...more]]) => {
    const kind = first?.weight ? 'below full score' : 'advice, no score';
    return `lighthouse ${page}: ${id} (${kind}; ${more.length + 1} of ${runs.length} runs): ${first?.why}`;
  });
}
