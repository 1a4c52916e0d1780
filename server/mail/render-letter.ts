import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** A letter's two bodies, which say the same. */
export const renderLetter = (letter: Letter) => ({ text: letterText(letter), html: letterHtml(letter) });
