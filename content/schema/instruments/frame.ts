import { z } from 'zod';
import { between } from '../list.ts';
import { line, sentence } from '../words.ts';

/** content/instruments/frame.yaml: the words that all instruments share. */
export const frame = z.strictObject({
  again: line(24),
  ask: line(28),
  /** What `ask` does. */
  asks: line(60),
  /** A setting in which the model does badly, once it is found. */
  loses: sentence(60, 'why'),
  /** The message that `ask` begins in the contact form: before a touch, and with what was tried. */
  begun: between(1, 4, sentence(120, 'title')),
  message: between(2, 8, sentence(120, 'title', 'decision', 'reason', 'sum')),
  /** What the page's Markdown twin says of an instrument: what it is and how it is used; below it stands what the still says. */
  twin: sentence(200, 'title', 'alt', 'invitation'),
  /** Picks one of the shop's products. */
  good: line(32),
});
