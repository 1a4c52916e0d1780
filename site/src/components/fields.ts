import type { Tone } from '../illustrations/picture-props.ts';

/** Deep fields for panels of text, besides the pictures' own tones. */
export type Field = Tone | 'sky' | 'ink';

/** What goes with the field of a page's picture: the colour of its bars, so that sibling pages keep a colour each. */
export const companions: Record<Tone, { accent: 'green' | 'marigold' | 'madder' | 'sky' }> = {
  mist: { accent: 'green' },
  'marigold-tint': { accent: 'marigold' },
  'sky-tint': { accent: 'sky' },
  'madder-tint': { accent: 'madder' },
  sand: { accent: 'madder' },
  green: { accent: 'marigold' },
  marigold: { accent: 'madder' },
};
