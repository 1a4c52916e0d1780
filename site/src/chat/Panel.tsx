import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { isComposing } from '../components/is-composing.ts';
import { Mark } from '../drawings/Mark.tsx';
import { Conversation } from './Conversation.tsx';
import type { Chat } from './chat.ts';
import type { ChatState } from './chat-state.ts';
import conversationStyles from './conversation.css?inline';
import panelStyles from './panel.css?inline';
import type { PanelContent } from './panel-content.ts';
import { QuestionForm } from './QuestionForm.tsx';

if (!import.meta.env.SSR) adoptStyles(conversationStyles + panelStyles);

interface PanelProps {
  chat: Chat;
  state: ChatState;
  content: PanelContent;
  /** The visitor opened the panel on this page, not on an earlier page. */
  isByHand: boolean;
  /** @param movesFocus whether the focus returns to the launcher */
  close: (movesFocus: boolean) => void;
}

/** Renders the panel, a non-modal dialog. */
export function Panel({ chat, state, content, isByHand, close }: PanelProps) {
  const { words } = content;
  const panel = useRef<HTMLDivElement>(null);
  useVisualViewport(panel);
  useEffect(() => {
    if (isByHand) focusOn(panel.current);
  }, [isByHand]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // After a navigation nothing has focus, so that Escape does not reach the panel itself.
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const isOurs = activeElement === document.body || panel.current?.contains(activeElement);
      if (event.key === 'Escape' && isOurs && !isComposing(event)) close(true);
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    panel.current?.addEventListener('click', (event) => isInTheWay(event) && close(false), { signal });
    return () => controller.abort();
  }, [close]);

  const ask = (question: string) => {
    const isAsked = chat.ask(question);
    if (isAsked) focusOn(panel.current);
    return isAsked;
  };
  /** Runs an action whose button disappears, and keeps the focus in the panel. */
  const act = (action: () => void) => {
    action();
    focusOn(panel.current);
  };

  return (
    <div
      className={isByHand ? 'chat chat-arrives' : 'chat'}
      role="dialog"
      aria-labelledby="chat-name"
      aria-describedby="chat-notice"
      tabIndex={-1}
      ref={panel}
    >
      <div className="chat-frame">
        <div className="chat-head">
          <Mark onDark />
          <div>
            <h2 id="chat-name">{words.name}</h2>
            <p id="chat-notice">{words.notice}</p>
          </div>
          <button className="chat-close" type="button" aria-label={words.labels.close} onClick={() => close(true)}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m3 3 14 14M17 3 3 17" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <Conversation
          state={state}
          content={content}
          ask={ask}
          retry={() => act(() => chat.retry())}
          judge={(id, verdict) => act(() => chat.judge(id, verdict))}
        />
        <QuestionForm
          state={state}
          words={words}
          type={(draft) => chat.change({ draft })}
          ask={ask}
          clear={() => act(() => chat.clear())}
        />
      </div>
    </div>
  );
}

/** Focuses the question's field. On touch screens focuses the panel, because an on-screen keyboard would cover the messages. */
function focusOn(panel: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const target = isTouch ? panel : panel?.querySelector<HTMLElement>('textarea');
  target?.focus({ preventScroll: true });
}

/** Whether the screen is so narrow that the panel covers the page's full width (panel.css). */
export const coversPage = () => matchMedia('not all and (min-width: 600px)').matches;

/**
 * Returns whether a click follows a link whose target the panel would cover: on phones every target, on wide screens the prefilled
 * contact form.
 */
function isInTheWay({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = (target as Element).closest('a');
  // Opening in a new tab leaves this panel unchanged.
  if (!link || ctrlKey || metaKey || shiftKey) return false;
  const isForm = link.getAttribute('href')?.startsWith('/contact#') === true;
  // On the contact page the link fills in the form without navigation, so focus the field.
  if (isForm && location.pathname === '/contact') document.querySelector<HTMLElement>('textarea[name=message]')?.focus();
  return isForm || coversPage();
}

/**
 * Exposes the visual viewport to an element's styles, because CSS units ignore on-screen keyboards and pinch zoom.
 * Sets --visible-height and --covered-height (the height below the visual viewport), in CSS pixels.
 */
function useVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!viewport || !style) return;
    const unmounting = new AbortController();
    const update = () => {
      // Pinch zoom crops the page on purpose.
      const isPinched = viewport.scale > 1.05;
      const covered = isPinched ? 0 : Math.max(0, document.documentElement.clientHeight - viewport.height - viewport.offsetTop);
      style.setProperty('--visible-height', isPinched ? '100dvh' : `${viewport.height}px`);
      style.setProperty('--covered-height', `${covered}px`);
    };
    update();
    for (const kind of ['resize', 'scroll']) viewport.addEventListener(kind, update, { signal: unmounting.signal });
    return () => unmounting.abort();
  }, [element]);
}
