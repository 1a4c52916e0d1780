import { bareChromium } from '../bare-chromium.ts';
import { besideRow } from '../beside-row.ts';
import { DevTools } from '../devtools.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { type Arrival, visitByClick } from '../visit-by-click.ts';

/**
 * Slow is a phone of Lighthouse's kind: 4x slower CPU, and slow-line.ts. The pointer rests on the link as long as a throttled phone needs to
 * prerender the page; then a shorter while; then not at all.
 */
const kinds: { what: string; hover: number; slow: boolean; prerender: boolean; most?: number }[] = [
  { what: 'plain, prerendered (2.5 s on the link)', slow: false, hover: 2500, prerender: true, most: 1.5 },
  { what: 'plain, without prerender', slow: false, hover: 0, prerender: false, most: 1.5 },
  { what: 'throttled, prerendered (2.5 s on the link)', slow: true, hover: 2500, prerender: true, most: 1.5 },
  { what: 'throttled, 0.4 s on the link', slow: true, hover: 400, prerender: true },
  { what: 'throttled, without prerender', slow: true, hover: 0, prerender: false, most: 1.5 },
];

/** From the click on home's link to /services until that page's h1 is painted, beside a pair of plain pages: medians of nine clicks on each, in turns. */
export const click: Part = async ({ ours, reference, line, quick }, resources) => {
  resources.defer(() => {
    line.on = false;
  });
  const devtools = await DevTools.connect(resources, await bareChromium(resources));
  const rows: Row[] = [];
  const notes: string[] = [];
  const data: unknown[] = [];
  for (const { what, most, ...how } of kinds) {
    line.on = how.slow;
    const plain: Arrival[] = [];
    const page: Arrival[] = [];
    for (let time = 0; time < (quick ? 1 : 9); time++) {
      plain.push(await visitByClick(devtools, { ...how, origin: reference }));
      page.push(await visitByClick(devtools, { ...how, origin: ours }));
    }
    rows.push(besideRow(`click to next h1: ${what}`, middle(page), middle(plain), most));
    notes.push(`click ${what}: prerendered ${counted(page)} of ours, ${counted(plain)} of the reference`);
    data.push({ what, ...how, ours: page, reference: plain });
  }
  return { rows, notes, data };
};

const middle = (arrivals: readonly Arrival[]) => median(arrivals.map(({ time }) => time));
const counted = (arrivals: readonly Arrival[]) => `${arrivals.filter(({ prerendered }) => prerendered).length} of ${arrivals.length}`;
