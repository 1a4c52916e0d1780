import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatWords } from '../../../../content/schema/chat.ts';
import type { Verdict } from '../../../../shared/api/chat.ts';
import { Choices } from './Choices.tsx';
import type { ChatState } from './chat-state.ts';
import { isFailure } from './failure-text.ts';
import { MessageItem } from './MessageItem.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';

interface ConversationProps {
  state: ChatState;
  words: ChatWords;
  /** Questions that the current page answers, shown before the first message. */
  pageQuestions: readonly string[];
  isOwnPath: (path: string) => boolean;
  ask: (question: string) => void;
  retry: () => void;
  leave: () => void;
  judge: (id: string, verdict: Verdict) => void;
}

/** Makes the scroll area focusable for keyboard scrolling. */
const focusable = { tabIndex: 0 };

/** Renders the messages, the typing indicator and the offered questions. */
export function Conversation({ state, words, pageQuestions, isOwnPath, ask, retry, leave, judge }: ConversationProps) {
  const { messages, reply } = state;
  const area = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  /** Whether the visitor has scrolled up. The position then stays until the next question. */
  const isReading = useRef(false);

  const newest = `${last?.id} ${reply}`;
  const isNewQuestion = last?.isBot === false && reply === 'thinking';
  useLayoutEffect(() => {
    if (newest && (isNewQuestion || !isReading.current)) showNewest(area.current);
  }, [newest, isNewQuestion]);
  useEffect(() => {
    const frame = area.current?.parentElement;
    if (!frame) return;
    const onScroll = () => {
      const scroller = scrollerOf(area.current);
      isReading.current = scroller !== null && scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > NEAR_END;
    };
    // Keep the end in view when a keyboard resizes the panel.
    const observer = new ResizeObserver(() => isReading.current || showNewest(area.current));
    observer.observe(frame);
    // Capture, because `scroll` does not bubble.
    frame.addEventListener('scroll', onScroll, true);
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll, true);
    };
  }, []);

  return (
    <section className="chat-scroller" aria-label={words.labels.conversation} ref={area} {...focusable}>
      <p className="chat-bubble chat-greeting">{words.greeting}</p>
      <ol className="chat-list">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            words={words}
            isOwnPath={isOwnPath}
            isLast={message === last}
            isWaiting={reply !== 'none'}
            ask={ask}
            leave={leave}
            judge={(verdict) => judge(message.id, verdict)}
            retry={message === last && message.isBot && isFailure(message.text, words) && reply === 'none' ? retry : undefined}
          />
        ))}
      </ol>
      {reply !== 'none' && <TypingIndicator reply={reply} words={words} />}
      <Suggestions state={state} words={words} ask={ask} leave={leave} />
      {!last && pageQuestions.length > 0 && (
        <Choices choices={pageQuestions} label={words.labels.page} isNamed isWaiting={reply !== 'none'} ask={ask} />
      )}
    </section>
  );
}

/** Within this distance from the end, in CSS pixels, the conversation scrolls with new messages. */
const NEAR_END = 80;

/** Space above the question, in CSS pixels: as between messages, so that nothing of the message before is in view. */
const GAP = 10;

/** Returns the scroll container: the messages, or the whole panel if the panel is low (conversation.css). */
const scrollerOf = (area: HTMLElement | null) => (area && getComputedStyle(area).overflowY === 'visible' ? area.parentElement : area);

/** Scrolls to the end; or, when question and reply do not fit, to the question. */
function showNewest(area: HTMLElement | null): void {
  const scroller = scrollerOf(area);
  if (!scroller?.querySelector('[data-last]')) return;
  scroller.scrollTop = scroller.scrollHeight;
  const reply = scroller.querySelector('[data-last="reply"]');
  const first = reply?.previousElementSibling ?? reply;
  const hiddenHeight = first ? scroller.getBoundingClientRect().top + GAP - first.getBoundingClientRect().top : 0;
  if (hiddenHeight > 0) scroller.scrollTop -= hiddenHeight;
}
