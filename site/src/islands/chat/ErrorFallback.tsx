import type { ChatWords } from '../../../../content/schema/chat.ts';

interface BrokenProps {
  words: Pick<ChatWords, 'failures' | 'labels'>;
  clear: () => void;
  leave: () => void;
}

/** Replaces a conversation that fails to render: a link to a person, and a button that clears it. */
export const ErrorFallback = ({ words: { failures, labels }, clear, leave }: BrokenProps) => (
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
