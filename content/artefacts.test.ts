import { expect, test } from 'vitest';
import { textsOf } from './checks/content-files.ts';
import { loadContent } from './load.ts';

const content = loadContent();
const { exampleShop } = content;
const texts = textsOf(content).flatMap(({ file, text }) => (file === 'artefacts.yaml' ? [text] : []));

test('artefacts multiply by margins, costs and the discount of the example shop', () => {
  const { tote, lamp, sweets } = exampleShop.goods;
  const discount = 300;
  expect(lamp.price - discount).toBeGreaterThan(lamp.cost);
  const allowedFactors = [tote.price - tote.cost, sweets.cost, discount].map(String);
  const factors = texts.flatMap((text) => [...text.matchAll(/× ₹(\d+)/g)].map(([, amount]) => amount));
  expect(factors.length).toBeGreaterThan(0);
  expect(factors.filter((factor) => !allowedFactors.includes(factor as string))).toEqual([]);
});

test('artefacts name the products, sales and people of the example shop', () => {
  const { goods, people } = exampleShop;
  expect(texts).toContain(`${goods.tote.daily} a day × 12 days`);
  expect(texts.filter((text) => text === people.owner || text === people.support)).toHaveLength(2);
  expect(texts).toContain(`The price stayed at ₹${goods.tote.price.toLocaleString('en-IN')}`);
});
