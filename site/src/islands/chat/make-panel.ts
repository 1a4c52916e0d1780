import type { ChatWords } from '../../../../content/schema/chat.ts';
import { askModel } from './ask-model.ts';
import { Chat } from './chat.ts';
import { panelContent } from './panel-content.ts';
import { draftKey, PanelMemory, panelKey } from './panel-memory.ts';
import { stored } from './stored.ts';
import { Transcript, transcriptKey } from './transcript.ts';

/** What the views of the panel share. */
export interface PanelParts {
  chat: Chat;
  memory: PanelMemory;
  words: ChatWords;
  isOwnPath: (path: string) => boolean;
}

/** Puts the panel together: the one place that knows the browser's storage and the network. */
export function makePanel(): PanelParts {
  const { words, service, paths } = panelContent();
  const memory = new PanelMemory(
    stored(() => sessionStorage, panelKey),
    stored(() => sessionStorage, draftKey),
  );
  const transcript = new Transcript(stored(() => localStorage, transcriptKey));
  return {
    chat: new Chat({ transport: askModel(service), transcript, memory, words }),
    memory,
    words,
    isOwnPath: (path) => paths.includes(path),
  };
}
