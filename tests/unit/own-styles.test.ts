import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fill } from '../../format/fill.ts';
import { ownStyles } from '../../scripts/finish-build/own-styles.ts';
import { builtFiles, builtText } from '../support/built-site.ts';
import { content } from '../support/site-routes.ts';

const page = (styles: string[], body: string) =>
  `<!doctype html><html><head>${styles.map((rules) => `<style>${rules}</style>`).join('')}<title>a</title></head><body>${body}</body></html>`;
const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules]) => rules);
const none: ReadonlySet<string> = new Set();

describe('a page’s styles', () => {
  test('are one sheet, in the order in which they stood, where the last one stood', () => {
    const html = ownStyles(page(['@layer a,b;', '@layer b{p{color:red}}@layer a{p{color:#00f}}'], '<p>b</p>'), none);
    // Said by the order of the layers themselves once they are one sheet.
    expect(stylesOf(html)).toEqual(['@layer a{p{color:#00f}}@layer b{p{color:red}}']);
    expect(html).toMatch(/^<!doctype html><html><head><style>.*<\/style><title>/);
  });

  test('have rules for the classes that the page gives, or its scripts may give, and for none besides', () => {
    const rules = '.worn{top:0}.later{top:1px}.tone-red{top:2px}.gone{top:3px}.worn .gone{top:4px}.worn{&.gone{top:5px}&:hover{top:6px}}';
    const [left] = stylesOf(ownStyles(page([rules], '<p class="a worn">gone</p>'), new Set(['later', 'tone-${'])));
    expect(left).toBe('.worn{top:0}.later{top:1px}.tone-red{top:2px}.worn{&:hover{top:6px}}');
  });

  test('that cannot be read stop the build', () => {
    expect(() => ownStyles(page(['.a{color:red'], '<p class="a">'), none)).not.toThrow();
    expect(() => ownStyles(page(['.a{'.concat('}}')], '<p class="a">'), none)).toThrow();
  });

  test('of every built page name no instrument that it has not', () => {
    let styled = 0;
    for (const file of builtFiles('.html')) {
      const html = builtText(file);
      const own = [...html.matchAll(/data-instrument="?([\w-]+)/g)].map(([, name]) => name);
      const named = [...html.matchAll(/@layer sections\.([\w-]+)\{/g)].map(([, name]) => name);
      expect(
        named.filter((name) => !own.includes(name)),
        file,
      ).toEqual([]);
      expect(
        own.filter((name) => !named.includes(name)),
        `${file} has the styles of its own`,
      ).toEqual([]);
      styled += new Set(named).size;
    }
    expect(styled).toBeGreaterThanOrEqual(7);
  });

  test('and words for readers of Markdown alone are in no page', () => {
    for (const file of builtFiles('.html')) expect(builtText(file), file).not.toContain('data-twin');
    const twin = builtText('services/personalization.md');
    const { frame, window } = content.instruments;
    const { title, alt, invitation } = window;
    expect(twin).toContain(fill(frame.twin, { title, alt, invitation }));
  });
});

test('what a style sheet names is called the same in whichever order its file is built: nobody fetches again what has not changed', async () => {
  const named = globSync('site/src/**/*.module.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => [name, resolve(file)] as const),
  );
  expect(named.length).toBeGreaterThan(2);
  const inOrder = async (names: typeof named) => {
    vi.resetModules();
    const { shortClassName } = await import('../../site/src/styles/short-class-name.ts');
    return Object.fromEntries(names.map(([name, file]) => [`${file} ${name}`, shortClassName(name, file)]));
  };
  expect(await inOrder(named.toReversed())).toEqual(await inOrder(named));
});
