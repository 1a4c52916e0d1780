import { words as coneWords } from './cone/content.ts';
import { words as frameWords } from './frame/content.ts';
import { words as gatesWords } from './gates/content.ts';
import { words as recordWords } from './record/content.ts';
import { words as reorderLineWords } from './reorder-line/content.ts';
import { words as scaleWords } from './scale/content.ts';
import { words as shelfWords } from './shelf/content.ts';
import { words as windowWords } from './window/content.ts';

/**
 * Every instrument, by the name of its folder: what its content.ts hands to the script at build. Under the same name its events are counted
 * (server/measurement/known-events.ts) and its island is built (astro.config.ts).
 */
export const instruments: Readonly<Record<string, () => unknown>> = {
  scale: scaleWords,
  'reorder-line': reorderLineWords,
  shelf: shelfWords,
  record: recordWords,
  window: windowWords,
  cone: coneWords,
  gates: gatesWords,
};

/** What the frame's own script is given. */
export const frame = frameWords;
