import { eachPickable } from '../../../../content/schema/instruments/goods.ts';
import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's prices and costs. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { goods, ...shown } = content.instruments.gates;
  const { goods: shop } = content.exampleShop;
  return { ...shown, goods: eachPickable((name) => ({ ...goods[name], cost: shop[name].cost, own: shop[name].price })) };
};
export type GatesContent = ReturnType<typeof words>;
