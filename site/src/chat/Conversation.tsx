import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Verdict } from '../../../shared/api/chat.ts';
import { type ChatState, phaseOf } from './chat-state.ts';
import { followUps, isFailure } from './conversation.ts';
import { Choices, MessageItem } from './MessageItem.tsx';
import type { PanelContent } from './panel-content.ts';

interface ConversationProps {
  state: ChatState;
  content: PanelContent;
  ask: (question: string) => void;
  retry: () => void;
  judge: (id: string, verdict: Verdict) => void;
}

/** Within this distance from the end, in CSS pixels, the conversation scrolls with new messages. */
const NEAR_END = 80;

/** Makes the scroll area focusable for keyboard scrolling. */
const focusable = { tabIndex: 0 };

/** Renders the messages, the typing indicator and the offered questions. */
export function Conversation({ state, content, ask, retry, judge }: ConversationProps) {
  const { messages } = state;
  const { words, paths } = content;
  const { labels, states } = words;
  const phase = phaseOf(state);
  const area = useRef<HTMLElement>(null);
  const last = messages.at(-1);
  const isNewQuestion = last?.isBot === false && phase === 'thinking';
  useScrolling(area, `${last?.id} ${phase}`, isNewQuestion);

  const starters = last ? followUps(messages, words) : words.starters;
  const pageQuestions = content.questions[currentPage()];
  return (
    <section className="chat-scroller" aria-label={labels.conversation} ref={area} {...focusable}>
      <p className="chat-bubble chat-greeting">{words.greeting}</p>
      <ol className="chat-list">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            words={words}
            isOwnPath={(path) => paths.includes(path)}
            isWaiting={phase !== 'none'}
            ask={ask}
            judge={(verdict) => judge(message.id, verdict)}
            retry={message === last && isFailure(message, words) ? retry : undefined}
          />
        ))}
      </ol>
      {phase !== 'none' && (
        <p className="chat-bubble chat-waiting" aria-hidden="true" data-waiting={phase}>
          <span className={phase === 'thinking' ? undefined : 'visually-hidden'}>{states[phase]}</span>
          <span className="chat-dots" />
        </p>
      )}
      {!last && pageQuestions && <Choices choices={pageQuestions} label={labels.page} isWaiting={false} ask={ask} />}
      <ul className="chat-suggestions" aria-label={labels.suggestions}>
        {phase === 'none' &&
          starters.map((question) => (
            <li key={question}>
              <button className="chat-chip" type="button" onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Returns the current page's path without suffixes that static hosts add. */
const currentPage = (): string => location.pathname.replace(/(\/index)?\.html$|\/$/, '') || '/';

/**
 * Scrolls to the end when something new is shown, except for a reader who has scrolled up; or, when the last question and its reply do
 * not fit, to the question.
 * @param newest changes with each new content
 * @param isNewQuestion the visitor has just asked, and so wants to see the end
 */
function useScrolling(area: RefObject<HTMLElement | null>, newest: string, isNewQuestion: boolean): void {
  const isReading = useRef(false);
  useLayoutEffect(() => {
    if (newest && (isNewQuestion || !isReading.current)) showNewest(area.current);
  }, [area, newest, isNewQuestion]);
  useEffect(() => {
    // In a low panel the whole frame scrolls (conversation.css).
    const frame = area.current?.parentElement;
    if (!frame) return;
    const onScroll = ({ target }: Event) => {
      const { scrollHeight, scrollTop, clientHeight } = target as Element;
      isReading.current = scrollHeight - scrollTop - clientHeight > NEAR_END;
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
  }, [area]);
}

/** Aligns the last question with the top, as far as the content after it allows. */
const showNewest = (area: HTMLElement | null) => [...(area?.querySelectorAll('.chat-own') ?? [])].at(-1)?.scrollIntoView();
