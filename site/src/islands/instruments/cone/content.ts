import { content } from '../../../content.ts';

/** The instrument's words and numbers. The build puts them into the script (hydrate/evaluate-at-build.ts). */
export const words = () => content.instruments.cone;
