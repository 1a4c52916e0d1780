import { type Pickable, pickable } from '../../../../../content/schema/instruments/goods.ts';
import { capital } from '../../../../../shared/format/fill.ts';
import { content } from '../../../data/content.ts';

/** Returns the words that all instruments share. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  // Used only in the page's Markdown version.
  const { markdown, ...shown } = content.instruments.frame;
  const { label, goods } = content.exampleShop;
  const names = Object.fromEntries(pickable.map((name) => [name, capital(goods[name].many)])) as Record<Pickable, string>;
  return { ...shown, example: label, goods: names };
};
