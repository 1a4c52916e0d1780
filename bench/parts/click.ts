import { bareChromium } from '../bare-chromium.ts';
import { DevTools } from '../devtools.ts';
import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { type Arrival, type Visit, visitByClick } from '../visit-by-click.ts';

/** Slow is a phone of Lighthouse's kind: 4x slower CPU, and slow-line.ts. The pointer rests on the link as long as a throttled phone needs to prerender the page; then a shorter while; then not at all. */
const kinds: { what: string; hover: number; slow: boolean; prerender: boolean; most?: number }[] = [
  { what: 'plain, prerendered (2.5 s on the link)', slow: false, hover: 2500, prerender: true },
  { what: 'plain, without prerender', slow: false, hover: 0, prerender: false },
  { what: 'throttled, prerendered (2.5 s on the link)', slow: true, hover: 2500, prerender: true, most: 200 },
  { what: 'throttled, 0.4 s on the link', slow: true, hover: 400, prerender: true },
  { what: 'throttled, without prerender', slow: true, hover: 0, prerender: false },
];

/** From the click on home's link to /services until that page's h1 is painted: medians of five, beside a pair of plain pages. */
export const click: Part = async ({ ours, reference, line, quick }, resources) => {
  resources.defer(() => {
    line.on = false;
  });
  const devtools = await DevTools.connect(resources, await bareChromium(resources));
  const repeat = async (visit: Visit) => {
    const arrivals: Arrival[] = [];
    for (let time = 0; time < (quick ? 1 : 5); time++) arrivals.push(await visitByClick(devtools, visit));
    return arrivals;
  };

  const rows: Row[] = [];
  const notes: string[] = [];
  const data: unknown[] = [];
  for (const { what, most, ...how } of kinds) {
    line.on = how.slow;
    const plain = await repeat({ ...how, origin: reference });
    const page = await repeat({ ...how, origin: ours });
    const time = median(page.map((arrival) => arrival.time));
    rows.push({
      what: `click to next h1: ${what}`,
      reference: ms(median(plain.map((arrival) => arrival.time))),
      ours: ms(time),
      ...(most && { target: `<= ${most} ms`, met: time <= most }),
    });
    notes.push(`click ${what}: prerendered ${counted(page)} of ours, ${counted(plain)} of the reference`);
    data.push({ what, ...how, ours: page, reference: plain });
  }
  return { rows, notes, data };
};

const counted = (arrivals: readonly Arrival[]) => `${arrivals.filter(({ prerendered }) => prerendered).length} of ${arrivals.length}`;
