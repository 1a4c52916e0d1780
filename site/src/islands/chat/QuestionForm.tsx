import { type KeyboardEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatWords } from '../../../../content/schema/chat.ts';
import { maxQuestionLength } from '../../../../shared/api/chat.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { isComposing } from '../../components/is-composing.ts';
import type { PanelStorage } from './panel-storage.ts';

interface QuestionFormProps {
  memory: PanelStorage;
  words: ChatWords;
  /** A reply is pending, so nothing can be sent. */
  isWaiting: boolean;
  /** The conversation is empty. */
  isEmpty: boolean;
  /** The form is already in the HTML, with what was typed and submitted before hydration (frame.ts). */
  isDrawn: boolean;
  /** @returns whether the question was asked */
  ask: (question: string) => boolean;
  clear: () => void;
}

const askedBefore = () => globalThis.document?.querySelector<HTMLElement>('.chat-form')?.dataset.asked;

/** Renders the question's form. Enter submits; the draft is kept for the next page. */
export function QuestionForm({ memory, words, isWaiting, isEmpty, isDrawn, ask, clear }: QuestionFormProps) {
  const [text, setText] = useState(isDrawn ? '' : memory.draft);
  /** Submitted before hydration. Read in the first render: React may replace the element. */
  const [asked] = useState(() => (isDrawn ? askedBefore() : undefined));
  const field = useRef<HTMLTextAreaElement>(null);
  const { labels } = words;

  const setDraft = (draft: string) => {
    setText(draft);
    memory.draft = draft;
  };
  // Read the field before the next render, which would overwrite its value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, with the frame's state
  useLayoutEffect(() => {
    if (isDrawn) setDraft(field.current?.value ?? '');
  }, []);
  // An effect runs after the conversation is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, with the frame's state
  useEffect(() => {
    if (!asked || !ask(asked)) return;
    const current = field.current?.value ?? '';
    // Text typed after submitting is the next question.
    setDraft(current.startsWith(asked) ? current.slice(asked.length).trimStart() : current);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ask(text)) setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Shift+Enter inserts a line break; Enter during IME composition confirms characters.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const count = fill(labels.counter, { count: text.length, most: maxQuestionLength });
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
        value={text}
        placeholder={labels.question}
        maxLength={maxQuestionLength}
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby="chat-count"
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
        ref={field}
      />
      <button className="chat-send" type="submit" aria-label={labels.send} disabled={isWaiting || !text.trim()}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M10 17V4M4 10l6-6 6 6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <p className="chat-count">
        <span aria-hidden="true">{`${text.length}/${maxQuestionLength}`}</span>
        <span className="visually-hidden" id="chat-count">
          {count}
        </span>
      </p>
      {!isEmpty && (
        <button className="chat-clear" type="button" onClick={clear}>
          {labels.clear}
        </button>
      )}
    </form>
  );
}
