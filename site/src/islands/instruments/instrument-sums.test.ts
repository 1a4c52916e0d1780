import { describe, expect, test } from 'vitest';
import { pickable } from '../../../../content/schema/instruments/goods.ts';
import { words as coneWords } from './cone/content.ts';
import { weigh as cone } from './cone/weigh.ts';
import { words as gatesWords } from './gates/content.ts';
import { weigh as gates } from './gates/weigh.ts';
import { words as recordWords } from './record/content.ts';
import { weigh as record } from './record/weigh.ts';
import { words as reorderLineWords } from './reorder-line/content.ts';
import { weigh as reorderLine } from './reorder-line/weigh.ts';
import { words as scaleWords } from './scale/content.ts';
import { weigh as scale } from './scale/weigh.ts';
import { words as shelfWords } from './shelf/content.ts';
import { weigh as shelf } from './shelf/weigh.ts';
import { words as windowWords } from './window/content.ts';
import { weigh as shopWindow, switches } from './window/weigh.ts';

const words = {
  cone: coneWords(),
  gates: gatesWords(),
  record: recordWords(),
  reorderLine: reorderLineWords(),
  scale: scaleWords(),
  shelf: shelfWords(),
  window: windowWords(),
};

/** Evaluates a calculation as on a pocket calculator, without its words and with its rounded figures. */
function onCalculator(sum: string): { value: number; written: string } | undefined {
  const [, left = '', written = ''] = /^(?:[^:]*: )?([^=]*) = ([−-]?₹?[\d,.]*\d)/.exec(sum) ?? [];
  if (!written) return undefined;
  const expression = left
    .replaceAll(/[,₹]/g, '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replace(/(?<!\.)\b[a-z]+/gi, ' ');
  if (!/^[\d\s.()+*/-]+$/.test(expression)) throw new Error(`"${sum}" is no sum: ${expression}`);
  return { value: Number(new Function(`return ${expression}`)()), written: written.replaceAll(/[,₹]/g, '').replace('−', '-') };
}

/** Returns every value of a range. */
const steps = ({ min, max, step }: { min: number; max: number; step: number }) =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, set) => all.filter((_, place) => set & (2 ** place)));

const sums = {
  scale: () =>
    pickable.flatMap((good) => {
      const { wait, stock, limit } = words.scale.goods[good];
      return steps(wait).flatMap((days) =>
        steps(stock).flatMap((pieces) =>
          steps(limit).map((most) => {
            const { sum, decision, order, isRefused } = scale(words.scale, good, { wait: days, stock: pieces, limit: most });
            // The decision names the ordered quantity and, without a limit, the calculation's result.
            if (good !== 'lamp') expect(Number(/\d+/.exec(decision)?.[0] ?? 0), sum).toBe(order);
            if (order > 0 && !isRefused) expect(Number(/= ([\d,]+)/.exec(sum)?.[1]?.replaceAll(',', '')), sum).toBe(order);
            return sum;
          }),
        ),
      );
    }),
  'reorder-line': () =>
    pickable.flatMap((name) => {
      const good = words.reorderLine.goods[name];
      return steps(good.lead).flatMap((lead) =>
        steps(good.line).map((line) => reorderLine(words.reorderLine, good, { line, lead, opening: good.order }).sum),
      );
    }),
  gates: () =>
    pickable.flatMap((name) => {
      const good = words.gates.goods[name];
      const { min, max, step, apart } = good.gates;
      return steps({ min, max: max - apart, step: step * 4 }).flatMap((floor) =>
        good.steps.map((most) => gates(words.gates, good, { floor, ceiling: max, step: most }).sum),
      );
    }),
  shelf: () => subsets(words.shelf.goods.map(({ drawing }) => drawing)).map((basket) => shelf(words.shelf, basket).sum),
  window: () =>
    words.window.shoppers.flatMap(({ name }) =>
      subsets(switches).flatMap((known) => {
        return [shopWindow(words.window, name, known, false).sum];
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

describe('a calculation adds up on a pocket calculator:', () => {
  for (const [name, sumsOf] of Object.entries(sums))
    test(name, () => {
      const evaluated = sumsOf().flatMap((sum) => {
        const result = onCalculator(sum);
        return result ? [{ sum, ...result }] : [];
      });
      expect(evaluated.length, 'sums that were tried').toBeGreaterThanOrEqual(3);
      const wrong = evaluated.filter(({ value, written }) => {
        const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0;
        return Math.abs(value - Number(written)) > 0.5 * 10 ** -places + 1e-9;
      });
      expect(wrong.map(({ sum, value }) => `${sum}, evaluated: ${value}`).slice(0, 10)).toEqual([]);
    });
});
