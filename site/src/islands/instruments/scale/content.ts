import { content } from '../../../content.ts';

/** The instrument's words and numbers, with sales and prices of the example shop. The build puts them into the script (hydrate/evaluate-at-build.ts). */
export const words = () => {
  const { goods, ...shown } = content.instruments.scale;
  const { tote, lamp, sweets } = content.exampleShop.goods;
  return {
    ...shown,
    goods: {
      tote: { ...goods.tote, daily: tote.daily },
      lamp: { ...goods.lamp, daily: lamp.daily, own: lamp.price },
      sweets: { ...goods.sweets, daily: sweets.daily },
    },
  };
};
export type ScaleContent = ReturnType<typeof words>;
