import type { ChatWords } from '../../../../content/schema/chat.ts';
import { askModel } from './ask-model.ts';
import { Chat } from './chat.ts';
import { panelContent } from './panel-content.ts';
import { PanelStorage } from './panel-storage.ts';
import { storageEntry } from './storage-entry.ts';
import { draftKey, panelKey, transcriptKey } from './storage-keys.ts';
import { Transcript } from './transcript.ts';

/** What the views of the panel share. */
export interface PanelParts {
  chat: Chat;
  memory: PanelStorage;
  words: ChatWords;
  /** Questions that the present page answers. */
  pageQuestions: readonly string[];
  isOwnPath: (path: string) => boolean;
}

/** Puts the panel together: the one place that knows the browser's storage and the network. */
export function makePanel(): PanelParts {
  const { words, service, facts, paths, questions } = panelContent();
  // Only where a provider is asked directly: a build for our own server leaves it out.
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
    pageQuestions: questions[presentPage()] ?? [],
    isOwnPath: (path) => paths.includes(path),
  };
}

/** The page's address as the list of pages has it: static hosts may add to it. There is none at build. */
function presentPage(): string {
  const path = typeof location === 'undefined' ? '' : location.pathname.replace(/(\/index)?\.html$|\/$/, '');
  return path || '/';
}
