import { expect, test } from 'vitest';
import { svgFile } from '../drawings/svg-files.ts';
import { figuresOf } from './PictureDrawing.tsx';

test.for([
  ['ranked-shelf', { sweets: '75%', cream: '50%', tote: '25%' }],
  ['reorder-line', { order: '240' }],
  ['price-step', { last: '₹1,419', floor: 'lowest ₹1,199', ceiling: 'highest ₹1,499' }],
  ['forecast-cone', { now: 'now', total: '1,922' }],
] as const)('picture %s has the figures for which it was drawn', ([name, drawn]) => {
  const figures = figuresOf[name]?.() ?? {};
  const places = [...svgFile(`pictures/${name}`).shapes.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  expect(Object.fromEntries(places.map((place) => [place, figures[place]]))).toEqual(drawn);
  // In the order in which they are drawn: the second, the third and the first.
  if (name === 'ranked-shelf') expect(Object.keys(figures).slice(0, 3)).toEqual(['sweets', 'cream', 'tote']);
});
