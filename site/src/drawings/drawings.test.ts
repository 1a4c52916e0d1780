import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { icon, panorama, picture, portrait, scene, vignette } from '../../../content/schema/drawings.ts';
import { goodNames } from '../../../content/schema/instruments/goods.ts';
import { systems } from '../../../content/schema/instruments/sale.ts';
import { palette } from './palette.ts';
import { parseSvg } from './parts/Shapes.tsx';
import { clients, pictures, sizes, states, team } from './tones.ts';

const files = globSync('site/src/drawings/*/*.svg').map((file) => {
  const text = readFileSync(file, 'utf8');
  const tags = [...text.matchAll(/<(\/?)([\w:-]+)([^>]*?)(\/?)>/g)].map(([, end, name = '', rest = '', empty]) => ({
    name,
    isEnd: Boolean(end),
    isEmpty: Boolean(empty),
    attributes: Object.fromEntries([...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  }));
  return { name: relative('site/src/drawings', file).slice(0, -4), text, tags };
});

/** Vignettes that are computed (site/src/stills). */
const computed = ['six-returns'];
const namesIn = (folder: string, names: readonly string[]) =>
  names.filter((name) => !computed.includes(name)).map((name) => `${folder}/${name}`);

describe('the files of drawings', () => {
  test('are those that content and lists name', () => {
    const used = [
      ...namesIn('pictures', picture.shape.drawing.options),
      ...namesIn('panoramas', panorama.shape.drawing.options),
      ...namesIn('vignettes', vignette.shape.drawing.options),
      ...namesIn('scenes', scene.shape.scene.options),
      ...namesIn('people', [...portrait.shape.drawing.options, ...Object.keys(team)]),
      ...namesIn('icons', icon.options),
      ...namesIn('sizes', Object.keys(sizes)),
      ...namesIn('states', [...Object.keys(states), 'not-found']),
      ...namesIn('systems', [...systems, 'data', 'cloud', 'key']),
      ...namesIn('admin', ['shopify', 'woocommerce', 'magento', 'bigcommerce', 'custom', 'marketplaces']),
      ...namesIn('goods', [...goodNames, 'parcel', 'handbag', 'phone', 'table-lamp', 'apple']),
    ];
    expect(files.map(({ name }) => name).sort()).toEqual(used.sort());
    expect(Object.keys(clients).sort()).toEqual([...portrait.shape.drawing.options].sort());
  });

  test('have the colours of the palette', () => {
    const colours: readonly string[] = [...Object.values(palette), 'none'];
    for (const { name, tags } of files)
      for (const { attributes } of tags)
        for (const key of ['fill', 'stroke'])
          if (attributes[key]) expect.soft(colours, `${name} has ${attributes[key]}`).toContain(attributes[key]);
  });

  test('have shapes and text alone: no scripts, handlers, styles, references or ids', () => {
    const elements = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text'];
    const attributes =
      /^(xmlns|viewBox|class|d|x|y|r|rx|ry|cx|cy|width|height|transform|fill|fill-(opacity|rule)|(stroke|font|text)-[a-z]+|stroke)$/;
    for (const { name, text, tags } of files) {
      const otherElements = tags.map((tag) => tag.name).filter((tag) => !elements.includes(tag));
      expect.soft(otherElements, name).toEqual([]);
      const otherAttributes = tags.flatMap((tag) => Object.keys(tag.attributes)).filter((key) => !attributes.test(key));
      expect.soft(otherAttributes, name).toEqual([]);
      expect.soft(text.match(/<!(?!-- not on cards -->)|<\?|&|url\(|="[^"]*$/gm), name).toBeNull();
    }
  });

  test('are whole, and so is the part that cards show', () => {
    for (const { name, text, tags } of files) {
      let depth = 0;
      for (const { isEnd, isEmpty } of tags) depth += isEnd ? -1 : isEmpty ? 0 : 1;
      expect.soft(depth, name).toBe(0);
      const { onCards } = parseSvg(text);
      expect.soft(onCards.match(/<(g|text)\b/g)?.length ?? 0, name).toBe(onCards.match(/<\//g)?.length ?? 0);
    }
  });

  test('have lettering of at least 13 px where they are smallest', () => {
    const sizesOfText = files.flatMap(({ name, tags }) => {
      const scales = [smallest(name)];
      return tags.flatMap(({ isEnd, isEmpty, attributes }) => {
        if (isEnd) scales.pop();
        const scale = (scales.at(-1) ?? 1) * Number(/scale\(([\d.]+)/.exec(attributes.transform ?? '')?.[1] ?? 1);
        if (!isEnd && !isEmpty) scales.push(scale);
        return attributes['font-size'] ? [{ name, size: scale * Number(attributes['font-size']) }] : [];
      });
    });
    expect(sizesOfText.length).toBeGreaterThan(30);
    expect(sizesOfText.filter(({ size }) => size < 13)).toEqual([]);
  });
});

/** Pixels of a unit on a phone of 360 px, where a drawing is smallest: panoramas are sliced to 312 × 216 px, others 312 px wide. */
function smallest(name: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(files.find((file) => file.name === name)?.text ?? '') ?? [];
  return dirname(name) === 'panoramas' ? 216 / Number(height) : 312 / Number(width);
}

test('a detail is a part of its card', () => {
  for (const [
    name,
    {
      card: [left, top, width],
      detail: [x, y, side],
    },
  ] of Object.entries(pictures)) {
    expect.soft(x >= left && y >= top && x + side <= left + width && y + side <= top + width * 0.58 + 1, name).toBe(true);
  }
});
