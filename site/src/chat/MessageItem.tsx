import { createElement } from 'react';
import type { ChatWords } from '../../../content/schema/chat.ts';
import { type Piece, readAnswer, type Verdict } from '../../../shared/api/chat.ts';
import type { Message } from './chat-state.ts';

interface MessageItemProps {
  message: Message;
  words: ChatWords;
  isOwnPath: (path: string) => boolean;
  /** A reply is pending, so nothing can be asked. */
  isWaiting: boolean;
  ask: (question: string) => void;
  /** Asks the question again; defined only on the last error message. */
  retry: (() => void) | undefined;
  judge: (verdict: Verdict) => void;
}

/** Renders a message with its sender, time and status. */
export function MessageItem({
  message,
  words: { labels, states, verdict: verdicts },
  isOwnPath,
  isWaiting,
  ask,
  retry,
  judge,
}: MessageItemProps) {
  const { isBot, text, timestamp, status, choices, verdict } = message;
  const time = new Date(timestamp);
  return (
    <li className={isBot ? 'chat-item' : 'chat-item chat-own'}>
      <div className="chat-bubble">
        <span className="visually-hidden">{isBot ? labels.assistant : labels.you}: </span>
        {isBot ? <Answer text={text} isOwnPath={isOwnPath} /> : <p dir="auto">{text}</p>}
        {choices && <Choices choices={choices} label={labels.choices} isWaiting={isWaiting} ask={ask} />}
        {retry && (
          <button className="chat-chip" type="button" onClick={retry}>
            {labels.retry}
          </button>
        )}
      </div>
      <div className="chat-meta">
        <p>
          <time dateTime={time.toISOString()}>{time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}</time>{' '}
          <span data-status={status}>{states[status]}</span>
        </p>
        {verdict === 'open' && (
          <fieldset className="chat-verdict" aria-label={verdicts.label}>
            {(['yes', 'no'] as const).map((option) => (
              <button key={option} type="button" onClick={() => judge(option)}>
                {verdicts[option]}
              </button>
            ))}
          </fieldset>
        )}
        {verdict && verdict !== 'open' && <p className="chat-verdict">{verdict === 'yes' ? verdicts.thanks : verdicts.sorry}</p>}
      </div>
    </li>
  );
}

/** Renders a reply as text. Renders links to pages of this site; any other Markdown and HTML stays text. */
function Answer({ text, isOwnPath }: Pick<MessageItemProps, 'isOwnPath'> & { text: string }) {
  const link = ({ label, href }: Exclude<Piece, string>) => <a href={href}>{label}</a>;
  const pieces = readAnswer(text.trim(), isOwnPath).map((piece) => (typeof piece === 'string' ? piece : link(piece)));
  return createElement('p', { dir: 'auto' }, ...pieces);
}

interface ChoicesProps extends Pick<MessageItemProps, 'isWaiting' | 'ask'> {
  choices: readonly string[];
  /** Heading, and accessible name of the list. */
  label: string;
}

/** Renders questions as a list of buttons with a heading, lighter than suggestions. They stay after a click, so that visitors can ask the next question. */
export const Choices = ({ choices, label, isWaiting, ask }: ChoicesProps) => (
  <div className="chat-choices">
    <p aria-hidden="true">{label}</p>
    <ul aria-label={label}>
      {choices.map((question) => (
        <li key={question}>
          {/* aria-disabled keeps the focus, unlike disabled. */}
          <button className="chat-choice" type="button" aria-disabled={isWaiting || undefined} onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
