import { content } from '../../../content.ts';

/** The instrument's words and numbers, with names and prices of the example shop. The build puts them into the script (hydrate/evaluate-at-build.ts). */
export const words = () => {
  const { goods, ...shown } = content.instruments.window;
  return {
    ...shown,
    goods: goods.map(({ good, ...rest }) => {
      const { name, one, price } = content.exampleShop.goods[good];
      return { drawing: good, name, one, price, ...rest };
    }),
  };
};
export type WindowContent = ReturnType<typeof words>;
