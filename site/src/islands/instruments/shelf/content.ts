import { content } from '../../../content.ts';

/** The instrument's words and numbers, with names of the example shop. The build puts them into the script (hydrate/evaluate-at-build.ts). */
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
