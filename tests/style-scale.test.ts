import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('site/src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const tokens = readFileSync('site/src/styles/tokens.css', 'utf8');

/** Files and what a pattern finds in them that is not allowed. */
const beyond = (pattern: RegExp, isAllowed: (found: string) => boolean) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].flatMap(([, found = '']) => (isAllowed(found) ? [] : [`${file}: ${found}`])),
  );

test('styles use at most six breakpoints, those in tokens.css', () => {
  const [, list = ''] = /breakpoints, listed here [^:]+: ([^.]+) px\./.exec(tokens) ?? [];
  const widths: string[] = list.match(/\d+/g) ?? [];
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.length).toBeLessThanOrEqual(6);
  const queries = beyond(/@media([^{]*width[^{]*)/g, (query) =>
    [...query.matchAll(/[\d.]+\w+/g)].every(([size]) => widths.includes(size.replace(/px$/, ''))),
  );
  expect(queries).toEqual([]);
});

test('styles use at most ten font sizes, those in tokens.css', () => {
  const [, scale = ''] = /All font sizes.*?\*\/(.*?)\n\n/s.exec(tokens) ?? [];
  const sizes = [...scale.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThanOrEqual(10);
  const isSize = (value: string) => {
    const [, name] = /^(?:min\()?var\(--([\w-]+)\)(?:, [\d.]+cqi\))?$/.exec(value) ?? [];
    // Pixels are those of a drawing; a figure's unit is half as large as the figure; the page's own size follows the reader's.
    return /^(inherit|0\.5em|1rem|\d+px|clamp\(106\.25%.*)$/.test(value) || sizes.includes(name ?? '');
  };
  expect(beyond(/font-size: ([^;]+);/g, isSize)).toEqual([]);
  expect(beyond(/font: \d+ (.+?) \/ /g, isSize)).toEqual([]);
});

test('the two smallest sizes of text are never bolder than 600, above which an i loses its dot', () => {
  const rules = sheets.flatMap(({ file, css }) => [...css.matchAll(/[^{}]*\{[^{}]*/g)].map(([rule]) => ({ file, rule })));
  const small = rules.filter(({ rule }) => /font(-size)?:[^;]*var\(--(tiny|fine)\)/.test(rule));
  expect(small.length).toBeGreaterThan(20);
  const bold = small.filter(({ rule }) => [...rule.matchAll(/font(?:-weight)?: (\d+)/g)].some(([, weight]) => Number(weight) > 600));
  expect(bold).toEqual([]);
});
