import type { Tone } from '../illustrations/picture-props.ts';

/** Deep fields for panels of text, besides the pictures' own tones. */
export type Field = Tone | 'sky' | 'ink';
