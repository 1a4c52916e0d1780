import type { ChatWords } from '../../../../content/schema/chat.ts';

interface ErrorFallbackProps {
  words: Pick<ChatWords, 'failures' | 'labels'>;
  clear: () => void;
  leave: () => void;
}

/** Replaces a conversation that fails to render: a link to the contact page, and a button that clears the conversation. */
export const ErrorFallback = ({ words: { failures, labels }, clear, leave }: ErrorFallbackProps) => (
  <section className="chat-scroller" aria-label={labels.conversation}>
    <p className="chat-bubble" role="alert">
      {failures.other}
    </p>
    <p className="chat-suggestions">
      <a className="chat-chip" href="/contact" onClick={leave}>
        {labels.person}
      </a>
      <button className="chat-chip" type="button" onClick={clear}>
        {labels.clear}
      </button>
    </p>
  </section>
);
