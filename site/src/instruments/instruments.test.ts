import { describe, expect, test } from 'vitest';
import { pickable } from '../../../content/schema/instruments/goods.ts';
import { weigh as cone } from './cone/model.ts';
import { words as coneWords } from './cone/words.ts';
import { weigh as curtain } from './curtain/model.ts';
import { words as curtainWords } from './curtain/words.ts';
import { weigh as gates } from './gates/model.ts';
import { words as gatesWords } from './gates/words.ts';
import { weigh as record } from './record/model.ts';
import { words as recordWords } from './record/words.ts';
import { weigh as reorderLine } from './reorder-line/model.ts';
import { words as reorderLineWords } from './reorder-line/words.ts';
import { weigh as sale } from './sale/model.ts';
import { words as saleWords } from './sale/words.ts';
import { weigh as scale } from './scale/model.ts';
import { words as scaleWords } from './scale/words.ts';
import { weigh as shelf } from './shelf/model.ts';
import { words as shelfWords } from './shelf/words.ts';
import { weigh as shopWindow, switches } from './window/model.ts';
import { words as windowWords } from './window/words.ts';

const words = {
  cone: coneWords(),
  curtain: curtainWords(),
  gates: gatesWords(),
  record: recordWords(),
  reorderLine: reorderLineWords(),
  sale: saleWords(),
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
      return steps(good.lead).flatMap((lead) => steps(good.line).map((line) => reorderLine(words.reorderLine, good, { line, lead }).sum));
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
  sale: () => Object.keys(words.sale.systems).map((system) => sale(words.sale, system as keyof typeof words.sale.systems).sum),
  curtain: () => [0, ...words.curtain.later.keys()].map((opened) => curtain(words.curtain, opened).sum),
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

describe('explanations of results', () => {
  test('the shelf explains what an addition changed, and an unknown basket', () => {
    const w = words.shelf;
    expect(shelf(w, ['tote', 'mat'])).toMatchObject({ lesson: 'With a yoga mat in the basket, hand cream stays first.' });
    const losing = { loses: 'it has never seen such a basket, so your best-seller is all it can show.', hasFirst: false };
    expect(shelf(w, ['mat', 'bottle'])).toMatchObject(losing);
    expect(shelf(w, [])).toMatchObject({ lesson: undefined });
  });

  test('the record explains which fields it read, and a missing order', () => {
    const w = words.record;
    const lesson = 'It read 2 of the order’s 6 lines and wrote nothing that they do not say.';
    expect(record(w, 'Kavya', 'where')).toMatchObject({ lesson });
    expect(record(w, '', 'where')).toMatchObject({ loses: w.loses });
  });

  test('the window explains the rank of the wanted product, and a misjudged shopper', () => {
    const w = words.window;
    for (const { name } of w.shoppers) expect(shopWindow(w, name, switches, false)).toMatchObject({ loses: undefined });
    expect(shopWindow(w, 'Nisha', switches, false).lesson).toBe(
      'Nisha came for hand cream. What the model knows moved it from place 4 to place 1.',
    );
    expect(shopWindow(w, 'Lata', ['season', 'size'], false).loses).toBe('Lata came for hand cream, and it fell from place 4 to 8.');
  });

  test('the cone compares its error with that of the naive forecast', () => {
    const w = words.cone;
    // Forecast 1,922, actual 1,855: 67 off. Naive forecast 266 × 6 = 1,596: 259 off.
    expect(cone(w, 6, [4], true).lesson).toBe(
      'The model was 67 off because it counts trend and festival. Last week repeated would be 259 off.',
    );
    // Two weeks without a marked festival: actual 271 + 301 = 572.
    expect(cone(w, 2, [1, 2], true).loses).toMatch(/^last week repeated gives 532, 40 off\. The model is \d+ off\.$/);
    expect(cone(w, 6, [4], false).lesson ?? cone(w, 6, [4], false).loses).toBeUndefined();
  });
});
