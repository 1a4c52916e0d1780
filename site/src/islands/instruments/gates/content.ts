import { type Pickable, pickable } from '../../../../../content/schema/instruments/goods.ts';
import { content } from '../../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's prices and costs. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { goods, ...shown } = content.instruments.gates;
  const priced = (name: Pickable) => {
    const { cost, price: own } = content.exampleShop.goods[name];
    return { ...goods[name], cost, own };
  };
  return {
    ...shown,
    goods: Object.fromEntries(pickable.map((name) => [name, priced(name)])) as Record<Pickable, ReturnType<typeof priced>>,
  };
};
export type GatesContent = ReturnType<typeof words>;
