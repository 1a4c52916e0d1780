import type { ChatWords } from '../../../../content/schema/chat.ts';
import type { Verdict } from '../../../../shared/api/chat.ts';
import type { Message } from './message.ts';

interface VerdictButtonsProps {
  verdict: NonNullable<Message['verdict']>;
  words: ChatWords['verdict'];
  judge: (verdict: Verdict) => void;
}

/** Renders "did this help?" buttons, replaced by thanks after a click. */
export const VerdictButtons = ({ verdict, words, judge }: VerdictButtonsProps) =>
  verdict === 'open' ? (
    <fieldset className="chat-verdict" aria-label={words.label}>
      {(['yes', 'no'] as const).map((option) => (
        <button key={option} type="button" onClick={() => judge(option)}>
          {words[option]}
        </button>
      ))}
    </fieldset>
  ) : (
    <p className="chat-verdict">{words.thanks}</p>
  );
