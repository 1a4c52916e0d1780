import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's names. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { goods, ...shown } = content.instruments.shelf;
  return {
    ...shown,
    goods: goods.map((drawing) => {
      const { name, one } = content.exampleShop.goods[drawing];
      return { drawing, name, some: one };
    }),
  };
};
export type ShelfContent = ReturnType<typeof words>;
