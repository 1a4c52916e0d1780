import { bareChromium } from '../bare-chromium.ts';
import { besideRow } from '../beside-row.ts';
import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { type LighthouseRun, runLighthouse } from '../run-lighthouse.ts';

const paths = ['/services/dynamic-pricing', '/case-studies/luxewear', '/resources', '/contact'];

type Medians = Pick<LighthouseRun, 'scores' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'mainThread'>;

/**
 * Lighthouse's four scores and its times on five kinds of page, beside the plain reference: medians of three runs. The home page and the
 * reference take turns, seven times, so that a machine that gets busier is as unkind to both; their ratios are what counts.
 */
export const lighthouse: Part = async ({ ours, reference, quick }, resources) => {
  const port = Number(new URL(await bareChromium(resources)).port);
  const measure = async (runs: number, urls: readonly string[]) => {
    const found = urls.map((): LighthouseRun[] => []);
    for (let run = 0; run < runs; run++) for (const [index, url] of urls.entries()) found[index]?.push(await runLighthouse(url, port));
    return found.map((all) => ({ runs: all, medians: mediansOf(all) }));
  };

  const [plain, home] = (await measure(quick ? 1 : 7, [`${reference}/`, `${ours}/`])) as [Measured, Measured];
  const rows: Row[] = [...rowsOf('/', home.medians, plain.medians), ...ratiosOf(home.medians, plain.medians)];
  const notes: string[] = missesOf('/', home.runs);
  const data: Record<string, unknown> = { reference: plain, '/': home };
  for (const path of paths) {
    const [page] = (await measure(quick ? 1 : 3, [ours + path])) as [Measured];
    data[path] = page;
    rows.push(...rowsOf(path, page.medians, plain.medians));
    notes.push(...missesOf(path, page.runs));
  }
  notes.push(...missesOf('reference', plain.runs));
  return { rows, notes, data };
};

interface Measured {
  runs: LighthouseRun[];
  medians: Medians;
}

function mediansOf(runs: readonly LighthouseRun[]): Medians {
  const of = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] as number)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    mainThread: of(({ mainThread }) => mainThread),
  };
}

/** CLS counts as none when it rounds to 0.00. */
function rowsOf(path: string, page: Medians, plain: Medians): Row[] {
  const scores = (of: Medians) => of.scores.join(' / ');
  const paints = (of: Medians) => `${ms(of.fcp)} / ${ms(of.lcp)}`;
  return [
    {
      what: `${path} Lighthouse scores`,
      reference: scores(plain),
      target: '100, four times',
      ours: scores(page),
      met: page.scores.every((score) => score === 100),
    },
    { what: `${path} FCP / LCP`, reference: paints(plain), ours: paints(page) },
    { what: `${path} CLS`, reference: plain.cls.toFixed(2), target: '0', ours: page.cls.toFixed(2), met: page.cls < 0.005 },
  ];
}

/** What the home page's load costs beside the reference's. A reference that blocks for less than 50 ms in all counts as 50: Lighthouse gives full marks for that. */
function ratiosOf(home: Medians, plain: Medians): Row[] {
  return [
    besideRow('home FCP', home.fcp, plain.fcp, 1.05),
    besideRow('home TBT', home.tbt, Math.max(plain.tbt, 50), 1.3),
    besideRow("main-thread time of the home page's load", home.mainThread, plain.mainThread, 1.4),
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
