import type { ChatWords } from '../../../../content/schema/chat.ts';
import { plainAnswer } from './answer-text.ts';
import type { ChatState } from './chat-state.ts';
import { isFailure } from './failure-text.ts';
import { followUps } from './follow-ups.ts';
import { makeWay } from './make-way.ts';
import { contactAddress } from './summary.ts';

interface SuggestionsProps {
  state: ChatState;
  words: ChatWords;
  ask: (question: string) => void;
  leave: () => void;
}

/** Renders starter or follow-up questions and, after the first message, a link to a person. */
export function Suggestions({ state: { messages, reply }, words, ask, leave }: SuggestionsProps) {
  const last = messages.at(-1);
  // Do not suggest questions that were asked, or that the reply offers.
  const asked = messages.filter(({ isBot }) => !isBot).map(({ text }) => text);
  const isReply = last?.isBot === true && !isFailure(last.text, words);
  const afterReply = isReply ? followUps(plainAnswer(last.text), [...asked, ...(last.choices ?? [])], words) : [];
  const questions = last ? afterReply : words.starters;

  return (
    <ul className="chat-suggestions" aria-label={words.labels.suggestions}>
      {reply === 'none' &&
        questions.map((question) => (
          <li key={question}>
            <button className="chat-chip" type="button" onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      {last && (
        <li>
          <a className="chat-chip" href={contactAddress(messages, words)} onClick={(event) => makeWay(event, leave)}>
            {words.labels.person}
          </a>
        </li>
      )}
    </ul>
  );
}
