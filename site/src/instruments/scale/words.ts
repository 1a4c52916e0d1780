import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's sales and prices. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { goods, ...shown } = content.instruments.scale;
  const { tote, lamp, sweets } = content.exampleShop.goods;
  return {
    ...shown,
    goods: {
      tote: { ...goods.tote, daily: tote.daily, lead: tote.lead, spare: tote.spare },
      lamp: { ...goods.lamp, daily: lamp.daily, own: lamp.price },
      // Ordered in the evening, so that no sales come before the delivery.
      sweets: { ...goods.sweets, daily: sweets.daily, lead: 0, spare: 0 },
    },
  };
};
export type ScaleContent = ReturnType<typeof words>;
