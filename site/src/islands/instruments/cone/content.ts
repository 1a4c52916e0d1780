import { content } from '../../../data/content.ts';

/** Returns the instrument's words and numbers. Runs at build (hydrate/evaluate-at-build.ts). */
export const words = () => content.instruments.cone;
