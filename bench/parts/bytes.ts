import { launchChromium } from '../../tools/chromium.ts';
import { measurePage } from '../../tools/measure-page.ts';
import { compare } from '../compare.ts';
import { kib } from '../format.ts';
import type { Part, Row } from '../part.ts';

const KIB = 1024;

/** What the home page weighs before any touch, beside the plain reference. */
export const bytes: Part = async ({ ours, reference, short }, resources) => {
  const browser = await launchChromium({ isLight: short });
  resources.defer(() => browser.close());
  const page = await measurePage(`${ours}/`, { browser, unmeasured: true });
  const measured = await measurePage(`${ours}/`, { browser });
  const plain = await measurePage(`${reference}/`, { browser });

  const size = (what: string, of: (cost: typeof page) => number, most: number): Row => ({
    ...compare(`home: ${what}`, of(page), of(plain), { as: kib }),
    target: `<= ${kib(most * KIB)}`,
    met: of(page) <= most * KIB,
  });
  const rows: Row[] = [
    size('transfer, all', ({ transfer }) => transfer, 50),
    size('HTML with inlined CSS, in the first flight', ({ html }) => html, 14_600 / KIB),
    size('JavaScript before any touch', ({ javascript }) => javascript, 2),
    { ...compare('home: requests', page.requests, plain.requests, { as: String }), target: '<= 3', met: page.requests <= 3 },
    {
      what: 'home: JavaScript with measurement',
      target: '<= 7 KiB',
      ours: kib(measured.javascript),
      met: measured.javascript <= 7 * KIB,
    },
    {
      what: 'home: requests with measurement and its report',
      target: '<= 7',
      ours: String(measured.requests),
      met: measured.requests <= 7,
    },
    { what: 'home: fonts', reference: String(plain.fonts), target: 'one', ours: String(page.fonts), met: page.fonts === 1 },
    size('font', ({ font }) => font, 30),
  ];
  const notes = [
    `bytes: ${Math.round(page.javascriptUsed * 100)}% of the home page's script text ran before any touch (Chromium's coverage)`,
    ...measured.files.map(({ url, type, bytes: sent }) => `bytes: ${kib(sent)} ${type} ${new URL(url).pathname}`),
  ];
  return { rows, notes, data: { ours: page, measured, reference: plain } };
};
