import type { ChatWords } from '../../../../content/schema/chat.ts';
import { askModel } from './ask-model.ts';
import { Chat } from './chat.ts';
import { panelContent } from './panel-content.ts';
import { PanelStorage } from './panel-storage.ts';
import { storageEntry } from './storage-entry.ts';
import { draftKey, panelKey, transcriptKey } from './storage-keys.ts';
import { Transcript } from './transcript.ts';

/** Objects that the panel's views share. */
export interface PanelParts {
  chat: Chat;
  memory: PanelStorage;
  words: ChatWords;
  /** Questions that the current page answers. */
  pageQuestions: readonly string[];
  isOwnPath: (path: string) => boolean;
}

/** Creates the panel's objects with the browser's storage and the network. */
export function makePanel(): PanelParts {
  const { words, service, facts, paths, questions } = panelContent();
  // Only builds that ask a provider directly load this module.
  const factsFor =
    import.meta.env.PUBLIC_CHAT_BASE && facts && (async (prompt: string) => (await import('./direct-facts.ts')).directFacts(prompt, facts));
  const memory = new PanelStorage(
    storageEntry(() => sessionStorage, panelKey),
    storageEntry(() => sessionStorage, draftKey),
  );
  const transcript = new Transcript(storageEntry(() => localStorage, transcriptKey));
  return {
    chat: new Chat({ transport: askModel(service, factsFor), transcript, memory, words }),
    memory,
    words,
    pageQuestions: questions[currentPage()] ?? [],
    isOwnPath: (path) => paths.includes(path),
  };
}

/** Returns the current page's path without suffixes that static hosts add; `/` at build. */
function currentPage(): string {
  const path = typeof location === 'undefined' ? '' : location.pathname.replace(/(\/index)?\.html$|\/$/, '');
  return path || '/';
}
