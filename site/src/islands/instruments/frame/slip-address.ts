import type { FrameWords } from '../../../../../content/schema/instruments/frame.ts';
import { fill } from '../../../../../format/fill.ts';
import type { Outcome } from './use-instrument.ts';

/** The contact form with the slip in its message, to be changed before it is sent. A fragment is not sent to any server. */
export const slipAddress = (title: string, { decision, reason, sum }: Outcome, words: Pick<FrameWords, 'message'>): string =>
  `/contact#message=${encodeURIComponent(words.message.map((line) => fill(line, { title, decision, reason, sum })).join('\n'))}`;
