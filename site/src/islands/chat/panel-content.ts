import { loadContent } from '../../../../content/load.ts';
import { routes } from '../../../../content/routes.ts';
import type { ChatWords } from '../../../../content/schema/chat.ts';
import { type ChatService, chatService } from '../../chat-service.ts';

/** What the panel knows from the build. It is part of the panel's script, so that no page carries it. */
export interface PanelContent {
  words: ChatWords;
  service: ChatService;
  /** Every page of the site: a reply may link to these. */
  paths: string[];
}

/** The build calls this, and the browser gets what it hands back (hydrate/evaluate-at-build.ts). */
export function panelContent(): PanelContent {
  const content = loadContent();
  return { words: content.chat, service: chatService(), paths: routes(content).map(({ path }) => path) };
}
