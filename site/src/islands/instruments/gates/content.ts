import { type Pickable, pickable } from '../../../../../content/schema/instruments/goods.ts';
import { content } from '../../../content.ts';

/** The instrument's words and numbers, with prices and costs of the example shop. The build puts them into the script (hydrate/evaluate-at-build.ts). */
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
