import type { Tone } from '../illustrations/picture-props.ts';

/** Deep fields for panels of text, besides the pictures' own tones. */
export type Field = Tone | 'sky' | 'ink';

/** What goes with the field of a page's picture: the colour of its bars, and the panel of its benefits, so that sibling pages keep a colour each. */
export const companions: Record<Tone, { accent: 'green' | 'marigold' | 'madder' | 'sky'; panel: Field }> = {
  mist: { accent: 'green', panel: 'green' },
  'marigold-tint': { accent: 'marigold', panel: 'marigold' },
  'sky-tint': { accent: 'sky', panel: 'sky' },
  'madder-tint': { accent: 'madder', panel: 'green' },
  sand: { accent: 'madder', panel: 'ink' },
  green: { accent: 'marigold', panel: 'marigold-tint' },
  marigold: { accent: 'madder', panel: 'sand' },
};
