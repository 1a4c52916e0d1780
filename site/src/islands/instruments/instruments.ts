import { words as coneWords } from './cone/content.ts';
import { words as frameWords } from './frame/content.ts';
import { words as gatesWords } from './gates/content.ts';
import { words as recordWords } from './record/content.ts';
import { words as reorderLineWords } from './reorder-line/content.ts';
import { words as scaleWords } from './scale/content.ts';
import { words as shelfWords } from './shelf/content.ts';
import { words as windowWords } from './window/content.ts';

/**
 * Maps each instrument's folder to its content.ts, which runs at build. The same name labels its events
 * (server/measurement/known-events.ts).
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

/** Content of the frame's script. */
export const frame = frameWords;
