import { z } from 'zod';
import { between } from '../list.ts';
import { line, sentence } from '../words.ts';

/** content/instruments/frame.yaml: the words that all instruments share. */
export const frame = z.strictObject({
  again: line(24),
  ask: line(28),
  /** Explains what `ask` does. */
  asks: line(60),
  /** Shown when the visitor finds a setting in which the model does badly. */
  loses: sentence(60, 'why'),
  /** Message with which `ask` prefills the contact form: its first line before and after an interaction, and the other lines. */
  seen: sentence(120, 'title'),
  tried: sentence(120, 'title'),
  message: between(2, 8, sentence(120, 'decision', 'reason', 'sum')),
  /** Describes an instrument in the page's Markdown version, above its initial result. */
  markdown: sentence(200, 'title', 'alt', 'invitation'),
  /** Label of the product choice. */
  good: line(32),
});
