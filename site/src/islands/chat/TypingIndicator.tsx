import type { ChatWords } from '../../../../content/schema/chat.ts';

/** Renders the pending reply's state (fetching or typing), with an animated scale and a status for screen readers. */
export function TypingIndicator({ reply, words }: { reply: 'thinking' | 'typing'; words: ChatWords }) {
  return (
    <p className="chat-bubble chat-waiting" aria-hidden="true" data-waiting={reply}>
      {reply === 'thinking' ? (
        <>
          <svg
            aria-hidden="true"
            viewBox="0 0 28 22"
            width="28"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path d="M14 3v16M9 19h10" />
            <g className="chat-beam">
              <path d="M4 6h20" />
              <path d="M0 10h8a4 4 0 0 1-8 0zM20 10h8a4 4 0 0 1-8 0z" fill="currentColor" stroke="none" />
            </g>
          </svg>
          <span>{words.states.thinking}</span>
        </>
      ) : (
        <>
          <span className="chat-dots">
            <i />
            <i />
            <i />
          </span>
          <span className="visually-hidden">{words.states.typing}</span>
        </>
      )}
    </p>
  );
}
