import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { emptyConversation } from './chat-state.ts';
import { makePanel, type PanelParts } from './make-panel.ts';
import { transcriptKey } from './storage-keys.ts';

const never = () => () => {};
const nothingYet = () => emptyConversation;

/**
 * Keeps the panel as the tab has it: open or closed, over changes of page, the way back and other tabs.
 * @param isDrawn whether the panel stands in the page already, opened by the visitor: the first drawing is it, with nothing said yet
 */
export function usePanel(isDrawn: boolean) {
  // Where nothing is drawn it is not in the first drawing, which has to be the built HTML; before the browser shows the second.
  const [parts, setParts] = useState<PanelParts | undefined>(() => (isDrawn ? makePanel() : undefined));
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(isDrawn);
  /** The last message that was there while the panel was open. */
  const [seen, setSeen] = useState<string>();
  const state = useSyncExternalStore(parts?.chat.subscribe ?? never, parts?.chat.state ?? nothingYet, nothingYet);
  const last = state.messages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the first drawing had
  useLayoutEffect(() => {
    const made = parts ?? makePanel();
    const { chat, memory } = made;
    const begin = () => {
      if (memory.isOpen || memory.pending) chat.start();
      setOpen(memory.isOpen);
      setSeen(chat.state().messages.at(-1)?.id);
    };
    // A page that the browser kept for the way back shows what has happened since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      memory.reload();
      begin();
    };
    const onLeave = () => chat.pause();
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === transcriptKey || key === null) chat.refresh();
    };

    setParts(made);
    if (isDrawn) memory.isOpen = true;
    begin();
    setLive(true);
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('pageshow', onShow, { signal });
    addEventListener('pagehide', onLeave, { signal });
    addEventListener('storage', onOtherTab, { signal });
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    if (isOpen) setSeen(last?.id);
  }, [isOpen, last?.id]);

  return {
    /** Undefined until there is a panel to show. */
    parts,
    /** Whether the launcher can open it. */
    isLive,
    state,
    isOpen,
    /** A reply came while the panel was closed. */
    hasNews: !isOpen && last?.isBot === true && last.id !== seen,
    setOpen(open: boolean) {
      if (!parts) return;
      if (open) parts.memory.reloadDraft();
      parts.memory.isOpen = open;
      if (open) parts.chat.start();
      setOpen(open);
    },
  };
}
