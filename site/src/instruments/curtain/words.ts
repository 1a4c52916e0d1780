import { content } from '../../data/content.ts';

/** Returns the instrument's words and numbers. Runs at build (site/vite-plugins.ts). */
export const words = () => content.instruments.curtain;
