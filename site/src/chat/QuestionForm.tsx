import type { KeyboardEvent, SubmitEvent } from 'react';
import type { ChatWords } from '../../../content/schema/chat.ts';
import { maxQuestionLength } from '../../../shared/api/chat.ts';
import { contactLink } from '../../../shared/api/contact-link.ts';
import { fill } from '../../../shared/format/fill.ts';
import { isComposing } from '../components/is-composing.ts';
import type { ChatState } from './chat-state.ts';
import { summary } from './conversation.ts';

interface QuestionFormProps {
  state: ChatState;
  words: ChatWords;
  type: (draft: string) => void;
  /** @returns whether the question was asked */
  ask: (question: string) => boolean;
  clear: () => void;
}

/** Renders the question's form. Enter submits. */
export function QuestionForm({ state: { draft, pending, messages }, words, type, ask, clear }: QuestionFormProps) {
  const { labels } = words;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ask(draft)) type('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Shift+Enter inserts a line break; Enter during IME composition confirms characters.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form className="chat-form" onSubmit={submit}>
      <label className="visually-hidden" htmlFor="chat-question">
        {labels.question}
      </label>
      <textarea
        id="chat-question"
        name="question"
        dir="auto"
        rows={1}
        value={draft}
        placeholder={labels.question}
        maxLength={maxQuestionLength}
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby="chat-count"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button className="chat-send" type="submit" aria-label={labels.send} disabled={pending !== undefined || !draft.trim()}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
          <path d="M10 17V4M4 10l6-6 6 6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <div className="chat-foot">
        <p className="chat-count">
          <span aria-hidden="true">{`${draft.length}/${maxQuestionLength}`}</span>
          <span className="visually-hidden" id="chat-count">
            {fill(labels.counter, { count: draft.length, most: maxQuestionLength })}
          </span>
        </p>
        {messages.length > 0 && (
          <>
            <a className="chat-person" href={contactLink(summary(messages, words))}>
              {labels.person}
            </a>
            <button className="chat-clear" type="button" onClick={clear}>
              {labels.clear}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
