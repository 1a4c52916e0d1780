import { bareChromium } from '../bare-chromium.ts';
import { compare } from '../compare.ts';
import { DevTools } from '../devtools.ts';
import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { type Arrival, type Visit, visitByClick } from '../visit-by-click.ts';

/**
 * Kinds of visits. Slow is Lighthouse's phone: 4x slower CPU and the connection of slow-line.ts. The pointer rests on the link as
 * long as a throttled phone needs to prerender the page, then for a shorter time, then not.
 */
const kinds: (Omit<Visit, 'origin'> & { what: string; most?: number })[] = [
  { what: 'plain, prerendered (2.5 s on the link)', slow: false, hover: 2500, prerender: true, most: 1.5 },
  { what: 'plain, without prerender', slow: false, hover: 0, prerender: false, most: 1.5 },
  { what: 'throttled, prerendered (2.5 s on the link)', slow: true, hover: 2500, prerender: true, most: 1.5 },
  { what: 'throttled, 0.4 s on the link', slow: true, hover: 400, prerender: true },
  { what: 'throttled, without prerender', slow: true, hover: 0, prerender: false },
];
/** For --short: the kind that runs most of the measuring code. */
const shortKinds: typeof kinds = [{ what: 'plain, prerendered (0.8 s on the link)', slow: false, hover: 800, prerender: true }];

/**
 * Measures from the click on the home page's link to /services until the next h1 is painted, alternating with a pair of plain
 * pages: medians of nine.
 */
export const click: Part = async ({ ours, reference, line, short }, resources) => {
  resources.defer(() => {
    line.on = false;
  });
  const devtools = await DevTools.connect(resources, await bareChromium(resources));
  const rows: Row[] = [];
  const notes: string[] = [];
  const data: unknown[] = [];
  for (const { what, most, ...visit } of short ? shortKinds : kinds) {
    line.on = visit.slow;
    const pages: Arrival[] = [];
    const plains: Arrival[] = [];
    for (let run = 0; run < (short ? 1 : 9); run++) {
      plains.push(await visitByClick(devtools, { ...visit, origin: reference }));
      pages.push(await visitByClick(devtools, { ...visit, origin: ours }));
    }
    const timeOf = (arrivals: readonly Arrival[]) => median(arrivals.map(({ time }) => time));
    rows.push(compare(`click to next heading: ${what}`, timeOf(pages), timeOf(plains), { format: ms, ...(most && { most }) }));
    notes.push(`click ${what}: prerendered ${counted(pages)} of ours, ${counted(plains)} of the reference`);
    data.push({ what, ...visit, ours: pages, reference: plains });
  }
  return { rows, notes, data };
};

const counted = (arrivals: readonly Arrival[]) => `${arrivals.filter(({ prerendered }) => prerendered).length} of ${arrivals.length}`;
