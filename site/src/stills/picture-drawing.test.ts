import { expect, test } from 'vitest';
import { svgFile } from '../drawings/svg-files.ts';
import { weigh } from '../instruments/shelf/model.ts';
import { words as shelfWords } from '../instruments/shelf/words.ts';
import { figuresOf } from './PictureDrawing.tsx';

test.for([
  ['price-step', { last: '₹1,419', floor: 'lowest ₹1,199', ceiling: 'highest ₹1,499' }],
  ['forecast-cone', { now: 'now' }],
] as const)('picture %s has the figures for which it was drawn', ([name, drawn]) => {
  const figures = figuresOf[name]?.() ?? {};
  const places = [...svgFile(`pictures/${name}`).shapes.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  expect(Object.fromEntries(places.map((place) => [place, figures[place]]))).toEqual(drawn);
  // The shelf is drawn in the order of its instrument's first result: the second, the first and the third.
  const shelf = shelfWords();
  const ranked = weigh(shelf, shelf.start.slice(0, 1)).shelf.map(({ item }) => item);
  expect(ranked.slice(0, 3)).toEqual(['sweets', 'cream', 'tote']);
});
