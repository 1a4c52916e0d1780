import { fill } from '../../../../format/fill.ts';
import type { CalculatorContent } from './calculator-content.ts';

/** The contact form with these lines in it, to be changed before they are sent. A fragment is not sent to any server. */
export const enquiryAddress = (words: CalculatorContent['words']['send'], values: Readonly<Record<string, string>>): string =>
  `/contact#message=${encodeURIComponent(words.message.map((line) => fill(line, values)).join('\n'))}`;
