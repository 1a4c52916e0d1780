import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { emptyConversation } from './chat-state.ts';
import { makePanel, type PanelParts } from './make-panel.ts';
import { coversPage } from './make-way.ts';
import { transcriptKey } from './storage-keys.ts';

const subscribeToNothing = () => () => {};
const initialState = () => emptyConversation;

/**
 * Keeps the panel's state in sync across navigation, bfcache restores and tabs. On a phone the panel starts closed after a navigation.
 * @param isDrawn whether the panel is already in the HTML, opened by the visitor: the first render must equal it, without messages
 */
export function usePanel(isDrawn: boolean) {
  // Without a frame, the first render must equal the built HTML, which has no panel. The layout effect adds the panel before paint.
  const [parts, setParts] = useState<PanelParts | undefined>(() => (isDrawn ? makePanel() : undefined));
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(isDrawn);
  /** Id of the last message seen in the open panel. */
  const [seen, setSeen] = useState<string>();
  const state = useSyncExternalStore(parts?.chat.subscribe ?? subscribeToNothing, parts?.chat.state ?? initialState, initialState);
  const last = state.messages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, with the first render's state
  useLayoutEffect(() => {
    const newParts = parts ?? makePanel();
    const { chat, memory } = newParts;
    const begin = (isStillOpen: boolean) => {
      memory.isOpen = isStillOpen;
      if (isStillOpen || memory.pending) chat.start();
      setOpen(isStillOpen);
      setSeen(chat.state().messages.at(-1)?.id);
    };
    // Refresh a page restored from the bfcache.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      memory.reload();
      begin(memory.isOpen && !coversPage());
    };
    const onLeave = () => chat.pause();
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === transcriptKey || key === null) chat.refresh();
    };

    setParts(newParts);
    begin(isDrawn || (memory.isOpen && !coversPage()));
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
    /** The panel's objects; undefined until the panel can be shown. */
    parts,
    /** Whether the launcher can open the panel. */
    isLive,
    state,
    isOpen,
    /** A reply arrived while the panel was closed. */
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
