import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../components/is-composing.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { Conversation } from './Conversation.tsx';
import type { ChatState } from './chat-state.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorFallback } from './ErrorFallback.tsx';
import { focusOn } from './focus-on.ts';
import { followVisualViewport } from './follow-visual-viewport.ts';
import type { PanelParts } from './make-panel.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface PanelProps extends PanelParts {
  state: ChatState;
  /** The visitor opened the panel on this page, not on an earlier page. */
  isByHand: boolean;
  /** The panel is already in the HTML, and the first render hydrates it (frame.ts). */
  isDrawn: boolean;
  /** Closes the panel and restores focus. */
  close: () => void;
  /** Closes the panel on navigation. */
  leave: () => void;
}

/** Renders the panel, a non-modal dialog. */
export function Panel({ chat, memory, words, pageQuestions, isOwnPath, state, isByHand, isDrawn, close, leave }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  /** The frame drew the panel, and has already set the focus. */
  const wasDrawn = useRef(isDrawn);
  useVisualViewport(panel);

  useLayoutEffect(() => panel.current?.removeAttribute('data-waits'), []);
  useEffect(() => {
    if (isByHand && !wasDrawn.current) focusOn(panel.current);
  }, [isByHand]);
  const takeFocus = () => focusOn(panel.current);
  // After a navigation nothing has focus, so that Escape does not reach the panel's own handler.
  useEffect(() => {
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && document.activeElement === document.body) close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [close]);

  const ask = (question: string) => {
    const isAsked = chat.ask(question);
    if (isAsked) takeFocus();
    return isAsked;
  };
  const clear = () => {
    chat.clear();
    takeFocus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    close();
  };

  return (
    <div
      className={isByHand ? 'chat chat-arrives' : 'chat'}
      role="dialog"
      aria-labelledby="chat-name"
      aria-describedby="chat-notice"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      ref={panel}
    >
      <div className="chat-frame">
        <div className="chat-head">
          <Mark onDark />
          <div>
            <h2 id="chat-name">{words.name}</h2>
            <p id="chat-notice">{words.notice}</p>
          </div>
          <button className="chat-close" type="button" aria-label={words.labels.close} onClick={close}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m3 3 14 14M17 3 3 17" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {/* A stored conversation that fails to render would otherwise break the panel on every page. */}
        <ErrorBoundary resetKey={state.messages} fallback={<ErrorFallback words={words} clear={clear} leave={leave} />}>
          <Conversation
            state={state}
            words={words}
            pageQuestions={isDrawn ? [] : pageQuestions}
            isOwnPath={isOwnPath}
            ask={ask}
            retry={() => {
              chat.retry();
              takeFocus();
            }}
            leave={leave}
            judge={(id, verdict) => {
              chat.judge(id, verdict);
              takeFocus();
            }}
          />
        </ErrorBoundary>
        {/* The frame shows these while a question waits for scripts, and when scripts fail to load. */}
        {isDrawn && (
          <>
            <p className="chat-thinking" role="status" hidden>
              {words.states.thinking}
            </p>
            <p className="chat-lost" role="alert" hidden>
              {words.failures.notFound} <a href="/contact">{words.labels.person}</a>
            </p>
          </>
        )}
        <QuestionForm
          memory={memory}
          words={words}
          isWaiting={state.reply !== 'none'}
          isEmpty={state.messages.length === 0}
          isDrawn={isDrawn}
          ask={ask}
          clear={clear}
        />
      </div>
    </div>
  );
}

/** Keeps an element's custom properties in sync with the visual viewport while the component is mounted. */
function useVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const unmounting = new AbortController();
    if (element.current) followVisualViewport(element.current, unmounting.signal);
    return () => unmounting.abort();
  }, [element]);
}
