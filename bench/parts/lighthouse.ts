import { bareChromium } from '../bare-chromium.ts';
import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { type LighthouseRun, runLighthouse } from '../run-lighthouse.ts';

const paths = ['/', '/services/dynamic-pricing', '/case-studies/luxewear', '/resources', '/contact'];

type Medians = Pick<LighthouseRun, 'scores' | 'fcp' | 'lcp' | 'tbt' | 'cls'>;

/** Lighthouse's four scores and its times on five kinds of page, beside the plain reference: medians of three runs. */
export const lighthouse: Part = async ({ ours, reference, quick }, resources) => {
  const port = Number(new URL(await bareChromium(resources)).port);
  const measure = async (url: string) => {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < (quick ? 1 : 3); run++) runs.push(await runLighthouse(url, port));
    return { runs, medians: mediansOf(runs) };
  };

  const plain = await measure(`${reference}/`);
  const rows: Row[] = [];
  const notes: string[] = [];
  const data: Record<string, unknown> = { reference: plain };
  for (const path of paths) {
    const page = await measure(ours + path);
    data[path] = page;
    rows.push(...rowsOf(path, page.medians, plain.medians));
    notes.push(...missesOf(path, page.runs));
  }
  notes.push(...missesOf('reference', plain.runs));
  return { rows, notes, data };
};

function mediansOf(runs: readonly LighthouseRun[]): Medians {
  const of = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] as number)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}

/** The times have targets for the home page alone; CLS counts as none when it rounds to 0.00. */
function rowsOf(path: string, page: Medians, plain: Medians): Row[] {
  const scores = (of: Medians) => of.scores.join(' / ');
  const paints = (of: Medians) => `${ms(of.fcp)} / ${ms(of.lcp)}`;
  const calm = (of: Medians) => `${Math.round(of.tbt)} ms / ${of.cls.toFixed(2)}`;
  return [
    {
      what: `${path} Lighthouse scores`,
      reference: scores(plain),
      target: '100, four times',
      ours: scores(page),
      met: page.scores.every((score) => score === 100),
    },
    {
      what: `${path} FCP / LCP`,
      reference: paints(plain),
      ours: paints(page),
      ...(path === '/' && { target: '<= 830 / <= 1100 ms', met: page.fcp <= 830 && page.lcp <= 1100 }),
    },
    {
      what: `${path} TBT / CLS`,
      reference: calm(plain),
      ours: calm(page),
      ...(path === '/' && { target: '0 / 0', met: Math.round(page.tbt) === 0 && page.cls < 0.005 }),
    },
  ];
}

/** Each audit below full score once, with how many of the runs it missed in. */
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
