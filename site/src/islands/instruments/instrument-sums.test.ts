import { describe, expect, test } from 'vitest';
import { shops } from '../../../../content/schema/instruments/shop-names.ts';
import { content } from '../../../../tests/support/site-routes.ts';
import { weigh as cone } from './cone/weigh.ts';
import { weigh as gates } from './gates/weigh.ts';
import { weigh as record } from './record/weigh.ts';
import { weigh as reorderLine } from './reorder-line/weigh.ts';
import { weigh as scale } from './scale/weigh.ts';
import { weigh as shelf } from './shelf/weigh.ts';
import { weigh as shopWindow, switches } from './window/weigh.ts';

const words = content.instruments;

/** A sum as a clerk types it into a pocket calculator: its words left out, each figure as it stands on the screen. */
function onCalculator(sum: string): { typed: number; written: string } | undefined {
  const [, left = '', written = ''] = /^(?:[^:]*: )?([^=]*) = ([−-]?[\d,.]*\d)/.exec(sum) ?? [];
  if (!written) return undefined;
  const typed = left
    .replaceAll('root of', 'Math.sqrt')
    .replace(/Math\.sqrt (\d+)/g, 'Math.sqrt($1)')
    .replaceAll(',', '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replace(/(?<!\.)\b(?!Math\b|sqrt\b)[a-z]+/gi, ' ');
  if (!/^(?:[\d\s.()+*/-]|Math\.sqrt)+$/.test(typed)) throw new Error(`"${sum}" is no sum: ${typed}`);
  return { typed: Number(new Function(`return ${typed}`)()), written: written.replaceAll(',', '').replace('−', '-') };
}

/** Every value of a range. */
const steps = ({ min, max, step }: { min: number; max: number; step: number }) =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, set) => all.filter((_, place) => set & (2 ** place)));

const sums = {
  scale: () =>
    shops.flatMap((shop) => {
      const { wait, stock, limit } = words.scale.shops[shop];
      return steps(wait).flatMap((days) =>
        steps(stock).flatMap((pieces) =>
          steps(limit).map((most) => {
            const { sum, decision, order, isRefused } = scale(words.scale, shop, { wait: days, stock: pieces, limit: most });
            // What is said to be ordered is what is ordered, and without a limit what the sum says.
            if (shop !== 'phone') expect(Number(/\d+/.exec(decision)?.[0] ?? 0), sum).toBe(order);
            if (order > 0 && !isRefused) expect(Number(/= ([\d,]+)/.exec(sum)?.[1]?.replaceAll(',', '')), sum).toBe(order);
            return sum;
          }),
        ),
      );
    }),
  'reorder-line': () =>
    shops.flatMap((name) => {
      const shop = words.reorderLine.shops[name];
      return steps(shop.lead).flatMap((lead) =>
        steps(shop.line).map((line) => reorderLine(words.reorderLine, shop, { line, lead, opening: shop.order }).sum),
      );
    }),
  gates: () =>
    shops.flatMap((name) => {
      const shop = words.gates.shops[name];
      const { min, max, step, apart } = shop.gates;
      return steps({ min, max: max - apart, step: step * 4 }).flatMap((floor) =>
        shop.steps.map((most) => gates(words.gates, shop, { floor, ceiling: max, step: most, knows: 'hour' }).sum),
      );
    }),
  shelf: () => subsets(words.shelf.goods.map(({ drawing }) => drawing)).map((basket) => shelf(words.shelf, basket).sum),
  window: () =>
    words.window.shoppers.flatMap(({ name }) =>
      subsets(switches).flatMap((known) => {
        const { sum, shown } = shopWindow(words.window, name, known, false);
        return [sum, ...shown.map((good) => good.sum)];
      }),
    ),
  record: () =>
    words.record.orders.flatMap(({ customer }) => words.record.questions.map(({ id }) => record(words.record, customer, id).sum)),
  cone: () =>
    words.cone.later.flatMap((_, week) =>
      [[], [4], [2, 9], [1, 2, 3]].flatMap((festivals) => [
        cone(words.cone, week + 1, festivals, false).sum,
        cone(words.cone, week + 1, festivals, true).sum,
      ]),
    ),
};

describe('what stands on a slip adds up on a pocket calculator:', () => {
  for (const [name, all] of Object.entries(sums))
    test(name, () => {
      const typed = all().flatMap((sum) => {
        const found = onCalculator(sum);
        return found ? [{ sum, ...found }] : [];
      });
      expect(typed.length, 'sums that were tried').toBeGreaterThanOrEqual(3);
      const wrong = typed.filter(({ typed: value, written }) => {
        const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0;
        return Math.abs(value - Number(written)) > 0.5 * 10 ** -places + 1e-9;
      });
      expect(wrong.map(({ sum, typed: value }) => `${sum}, typed: ${value}`).slice(0, 10)).toEqual([]);
    });
});
