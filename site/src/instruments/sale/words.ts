import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the cards of the systems. Runs at build (site/vite-plugins.ts). */
export const words = () => ({
  ...content.instruments.sale,
  cards: content.technology.integration.capabilities.items.map(({ title, text }) => ({ title, text })),
});
export type SaleContent = ReturnType<typeof words>;
