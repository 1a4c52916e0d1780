import { eachPickable } from '../../../../content/schema/instruments/goods.ts';
import { capital } from '../../../../shared/format/fill.ts';
import { content } from '../../data/content.ts';

/** Returns the words that all instruments share. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  // Used only in the page's Markdown version.
  const { markdown, ...shown } = content.instruments.frame;
  const { label, goods } = content.exampleShop;
  return { ...shown, example: label, goods: eachPickable((name) => capital(goods[name].many)) };
};
