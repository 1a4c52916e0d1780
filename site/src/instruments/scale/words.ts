import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's sales and prices. Runs at build (site/vite-plugins.ts). */
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
