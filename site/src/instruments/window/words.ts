import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's names and prices. Runs at build (site/vite-plugins.ts). */
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
