import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Printed documents have sizes in points. */
const files = globSync('site/src/**/*.css').filter((file) => !file.includes('documents/print/'));
const sheets = files.map((file) => ({ file, css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const tokens = readFileSync('site/src/styles/tokens.css', 'utf8');

/** Lists the matches of a pattern that are not allowed, each with its file. */
const violations = (pattern: RegExp, isAllowed: (found: string) => boolean) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].flatMap(([, found = '']) => (isAllowed(found) ? [] : [`${file}: ${found}`])),
  );

test('styles use at most six breakpoints, those in tokens.css', () => {
  const [, list = ''] = /breakpoints, listed here [^:]+: ([^.]+) px\./.exec(tokens) ?? [];
  const widths: string[] = list.match(/\d+/g) ?? [];
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.length).toBeLessThanOrEqual(6);
  const queries = violations(/@media([^{]*width[^{]*)/g, (query) =>
    [...query.matchAll(/[\d.]+\w+/g)].every(([size]) => widths.includes(size.replace(/px$/, ''))),
  );
  expect(queries).toEqual([]);
});

test('styles use at most nine font sizes, 1rem included, those in tokens.css', () => {
  const [, scale = ''] = /All font sizes.*?\*\/(.*?)\n\n/s.exec(tokens) ?? [];
  const sizes = [...scale.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThanOrEqual(8);
  const isSize = (value: string) => {
    const [, name] = /^(?:min\()?var\(--([\w-]+)\)(?:, [\d.]+cqi\))?$/.exec(value) ?? [];
    // Drawings use pixels, the unit of a figure has half its size, and the root size follows the reader's setting.
    return /^(inherit|0\.5em|1rem|\d+px|106\.25%)$/.test(value) || sizes.includes(name ?? '');
  };
  expect(violations(/font-size: ([^;]+);/g, isSize)).toEqual([]);
  expect(violations(/font: \d+ (.+?) \/ /g, isSize)).toEqual([]);
});

// A module renames its classes, so that a rule for a class of another sheet never applies.
test('each class of a CSS module is used by a component that imports the module', () => {
  const components = globSync('site/src/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));
  const unused = sheets.flatMap(({ file, css }) => {
    const users = components.filter((text) => text.includes(`/${basename(file)}'`)).join();
    // Classes that are looked up by a value are not checked.
    if (!file.endsWith('.module.css') || users.includes('s[')) return [];
    const own = css.replace(/:global\([^)]+\)/g, '').matchAll(/\.([a-z][\w-]*)/gi);
    const names = new Set([...own].map(([, name = '']) => name));
    return [...names].filter((name) => !new RegExp(`\\.${name}\\b`).test(users)).map((name) => `${file}: .${name}`);
  });
  expect(unused).toEqual([]);
});

// Above 600, the dot of an i disappears at this size.
test('the smallest font size has a weight of at most 600', () => {
  const rules = sheets.flatMap(({ file, css }) => [...css.matchAll(/[^{}]*\{[^{}]*/g)].map(([rule]) => ({ file, rule })));
  const small = rules.filter(({ rule }) => /font(-size)?:[^;]*var\(--fine\)/.test(rule));
  expect(small.length).toBeGreaterThan(20);
  const bold = small.filter(({ rule }) => [...rule.matchAll(/font(?:-weight)?: (\d+)/g)].some(([, weight]) => Number(weight) > 600));
  expect(bold).toEqual([]);
});
