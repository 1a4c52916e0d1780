import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { stringsOf } from './read/strings-of.ts';

const { artefacts, exampleShop } = loadContent();

test('artefacts multiply by margins, costs and the discount of the example shop', () => {
  const { tote, lamp, sweets } = exampleShop.goods;
  const discount = 300;
  expect(lamp.price - discount).toBeGreaterThan(lamp.cost);
  const allowedFactors = [tote.price - tote.cost, sweets.cost, discount].map(String);
  const factors = stringsOf(artefacts).flatMap(({ text }) => [...text.matchAll(/× ₹(\d+)/g)].map(([, amount]) => amount));
  expect(factors.length).toBeGreaterThan(0);
  expect(factors.filter((factor) => !allowedFactors.includes(factor as string))).toEqual([]);
});

test('artefacts name the products, sales and people of the example shop', () => {
  const { goods, people } = exampleShop;
  const texts = stringsOf(artefacts).map(({ text }) => text);
  expect(texts).toContain(`${goods.tote.daily} a day × 12 days`);
  expect(texts.filter((text) => text === people.owner || text === people.support)).toHaveLength(2);
  expect(texts).toContain(`The price stayed at ₹${goods.tote.price.toLocaleString('en-IN')}`);
});
