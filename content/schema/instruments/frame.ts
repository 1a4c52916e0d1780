import { z } from 'zod';
import { between } from '../list.ts';
import { line, sentence } from '../words.ts';
import { eachShop } from './parts.ts';

/** content/instruments/frame.yaml: the words that all instruments share. */
export const frame = z.strictObject({
  /** Said once on each instrument: nothing here is a client's, and nothing is promised. */
  example: line(40),
  again: line(24),
  mine: line(28),
  /** The message that "This is my shop" begins in the contact form. */
  message: between(2, 8, sentence(120, 'title', 'decision', 'reason', 'sum')),
  /** What the page's Markdown twin says of an instrument: what it is and how it is used; below it stands what the still says. */
  twin: sentence(200, 'title', 'alt', 'invitation'),
  /** Picks one of the example shops. */
  shop: line(32),
  shops: eachShop(line(12)),
});
