import { words as frameWords } from './frame/content.ts';
import { words as reorderLineWords } from './reorder-line/content.ts';

/**
 * Every instrument, by the name of its folder: what its content.ts hands to the script at build. Under the same name its events are counted
 * (server/measurement/known-events.ts) and its island is built (astro.config.ts).
 */
export const instruments: Readonly<Record<string, () => unknown>> = {
  'reorder-line': reorderLineWords,
};

/** What the frame's own script is given. */
export const frame = frameWords;
