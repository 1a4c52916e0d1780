import type { ChatWords } from '../../../../content/schema/chat.ts';
import type { Verdict } from '../../../../shared/api/chat.ts';
import { Answer } from './Answer.tsx';
import { Choices } from './Choices.tsx';
import type { Message } from './message.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

interface MessageItemProps {
  message: Message;
  words: ChatWords;
  isOwnPath: (path: string) => boolean;
  isLast: boolean;
  /** A reply is pending, so nothing can be asked. */
  isWaiting: boolean;
  ask: (question: string) => void;
  /** Asks the question again; defined only on an error message. */
  retry: (() => void) | undefined;
  leave: () => void;
  judge: (verdict: Verdict) => void;
}

/** Renders a message with its sender, time and status. */
export function MessageItem({ message, words, isOwnPath, isLast, isWaiting, ask, retry, leave, judge }: MessageItemProps) {
  const { isBot, text, timestamp, status, choices, verdict } = message;
  const time = new Date(timestamp);
  return (
    <li className={isBot ? 'chat-item' : 'chat-item chat-own'} data-last={isLast ? (isBot ? 'reply' : 'question') : undefined}>
      <div className="chat-bubble">
        <span className="visually-hidden">{isBot ? words.labels.assistant : words.labels.you}: </span>
        {isBot ? <Answer text={text} isOwnPath={isOwnPath} label={words.labels.sources} leave={leave} /> : <p dir="auto">{text}</p>}
        {choices && <Choices choices={choices} label={words.labels.choices} isWaiting={isWaiting} ask={ask} />}
        {retry && (
          <button className="chat-chip" type="button" onClick={retry}>
            {words.labels.retry}
          </button>
        )}
      </div>
      <div className="chat-meta">
        <p>
          <time dateTime={time.toISOString()}>{time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}</time>{' '}
          <span data-status={status}>{words.states[status]}</span>
        </p>
        {verdict && <VerdictButtons verdict={verdict} words={words.verdict} judge={judge} />}
      </div>
    </li>
  );
}
