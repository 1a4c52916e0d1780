import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Mark } from '../../illustrations/Mark.tsx';
import { Conversation } from './Conversation.tsx';
import type { ChatState } from './chat-state.ts';
import type { PanelParts } from './make-panel.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { useSeenArea } from './use-seen-area.ts';

interface PanelProps extends PanelParts {
  state: ChatState;
  /** Whether the visitor opened it just now, rather than on a page before. */
  isByHand: boolean;
  /** Closes it, and gives the focus back. */
  close: () => void;
  /** Closes it because the visitor goes elsewhere. */
  leave: () => void;
}

/** The panel: a dialog beside the page, which stays in use. */
export function Panel({ chat, memory, words, isOwnPath, state, isByHand, close, leave }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useSeenArea(panel);

  useEffect(() => {
    if (isByHand) focusOn(panel.current);
  }, [isByHand]);
  const takeFocus = () => focusOn(panel.current);

  const ask = (question: string) => {
    const isAsked = chat.ask(question);
    if (isAsked) takeFocus();
    return isAsked;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
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
        <Conversation
          state={state}
          words={words}
          isOwnPath={isOwnPath}
          ask={ask}
          retry={() => {
            chat.retry();
            takeFocus();
          }}
          leave={leave}
        />
        <QuestionForm
          memory={memory}
          words={words}
          isWaiting={state.reply !== 'none'}
          isEmpty={state.messages.length === 0}
          ask={ask}
          clear={() => {
            chat.clear();
            takeFocus();
          }}
        />
      </div>
    </div>
  );
}

/** Puts the focus on the question; on touch screens on the panel itself, because a keyboard would cover what there is to read. */
function focusOn(panel: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const target = isTouch ? panel : panel?.querySelector<HTMLElement>('textarea');
  target?.focus({ preventScroll: true });
}
