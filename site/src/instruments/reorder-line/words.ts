import { eachPickable } from '../../../../content/schema/instruments/goods.ts';
import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's prices and costs. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { goods, sold, ...shown } = content.instruments.reorderLine;
  const { goods: shop } = content.exampleShop;
  const goodOf = (name: keyof typeof goods) => {
    const { cost, price, daily } = shop[name];
    return { ...goods[name], cost, price, sold: sold.map((totes) => Math.round((totes * daily) / shop.tote.daily)) };
  };
  return { ...shown, goods: eachPickable(goodOf) };
};
export type ReorderContent = ReturnType<typeof words>;
