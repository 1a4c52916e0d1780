import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { fill } from '../../format/fill.ts';
import { ownInstruments } from '../../scripts/finish-build/own-instruments.ts';
import { builtFiles, builtText } from '../support/built-site.ts';

const read = (html: string) => ownInstruments(html, unified().use(rehypeParse).parse(html));
const page = (styles: string, body: string) => `<!doctype html><html><head><style>${styles}</style></head><body>${body}</body></html>`;

describe('a page’s styles', () => {
  test('are those of the instruments that it shows, and of all else', () => {
    const cone = '@layer sections.cone{.a{color:red;&:hover{color:blue}}}';
    const shelf = "@layer sections.shelf{.b{content:\"}\"}.c::before{content:'\\'}'}}";
    const rest = '@layer sections{.d{color:red}}@layer parts{.e{color:red}}';
    const body = '<section data-instrument="shelf"></section>';
    expect(read(page(cone + rest + shelf + cone, body))).toBe(page(rest + shelf, body));
    expect(read(page(cone + rest + shelf, ''))).toBe(page(rest, ''));
  });

  test('that do not end stop the build', () => {
    expect(() => read(page('@layer sections.cone{.a{color:red}', ''))).toThrow(/do not end/);
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
    const { frame, window } = loadContent().instruments;
    const { title, alt, invitation } = window;
    expect(twin).toContain(fill(frame.twin, { title, alt, invitation }));
  });
});
