import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reportEvent } from '../measurement/report-event.ts';
import { askModel, reportVerdict } from './ask-model.ts';
import { Chat } from './chat.ts';
import { phaseOf } from './chat-state.ts';
import { chatStorage, transcriptKey } from './chat-storage.ts';
import { Launcher } from './Launcher.tsx';
import { coversPage, Panel } from './Panel.tsx';
import { panelContent } from './panel-content.ts';

const content = panelContent();
const { words, service, facts } = content;

/** Returns a conversation over the browser's storage and the network. */
function makeChat(): Chat {
  // Only builds that ask a provider directly load this module.
  const factsFor =
    import.meta.env.PUBLIC_CHAT_BASE && facts && (async (prompt: string) => (await import('./direct-facts.ts')).directFacts(prompt, facts));
  return new Chat({ transport: askModel(service, factsFor), storage: chatStorage(), words, report: reportVerdict });
}

/** Renders the assistant's launcher, which is a plain link until hydrated, and its panel. */
export function ChatWidget() {
  const [chat] = useState(makeChat);
  const state = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  const [isLive, setLive] = useState(false);
  const launcher = useRef<HTMLAnchorElement>(null);
  /** The visitor opened or closed the panel on this page, which moves focus. A panel restored from an earlier page does not. */
  const [isByHand, setByHand] = useState(false);
  const { isOpen, hasNews } = state;

  // Storage is read here, because the first render must equal the built HTML. The panel is there before the next paint.
  useLayoutEffect(() => {
    setLive(true);
    return connect(chat);
  }, [chat]);
  useEffect(() => {
    if (isByHand && !isOpen) launcher.current?.focus();
  }, [isByHand, isOpen]);

  const open = () => {
    setByHand(true);
    chat.open();
    reportEvent({ category: 'assistant', action: 'opened', label: '' });
  };
  const close = (movesFocus: boolean) => {
    setByHand(movesFocus);
    chat.change({ isOpen: false });
  };
  return (
    <>
      <Launcher
        label={hasNews ? `${words.name}, ${words.labels.news}` : words.name}
        hasNews={hasNews}
        live={isLive ? { isOpen, open } : undefined}
        ref={launcher}
      />
      {isOpen && <Panel chat={chat} state={state} content={content} isByHand={isByHand} close={close} />}
      {isLive && (
        <p className="visually-hidden" role="status">
          {phaseOf(state) === 'thinking' ? words.states.thinking : state.announcement}
        </p>
      )}
    </>
  );
}

/**
 * Starts the conversation, and keeps it in sync with navigation, the bfcache and other tabs. On a phone the panel starts closed.
 * @returns a function that ends this
 */
function connect(chat: Chat): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const start = () => chat.start(!coversPage());
  start();
  addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
  addEventListener('pagehide', () => chat.pause(), { signal });
  addEventListener('storage', ({ key }) => (key === transcriptKey || key === null) && chat.adopt(), { signal });
  return () => controller.abort();
}
