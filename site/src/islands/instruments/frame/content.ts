import { content } from '../../../content.ts';

/** The words that all instruments share. The build puts them into the script (hydrate/evaluate-at-build.ts). */
export const words = () => content.instruments.frame;
