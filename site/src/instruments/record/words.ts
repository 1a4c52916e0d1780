import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers, with the example shop's staff. Runs at build (site/vite-plugins.ts). */
export const words = () => ({ ...content.instruments.record, person: content.exampleShop.people.support });
export type RecordContent = ReturnType<typeof words>;
