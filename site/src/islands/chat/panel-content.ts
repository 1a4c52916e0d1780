import { loadContent } from '../../../../content/load.ts';
import { routes } from '../../../../content/routes.ts';
import type { ChatWords } from '../../../../content/schema/chat.ts';
import { type ChatService, chatService } from '../../chat-service.ts';
import { pageQuestions } from '../../page-questions.ts';
import { searchIndex } from '../../search-index.ts';

/** What the panel knows from the build. It is part of the panel's script, so that no page carries it. */
export interface PanelContent {
  words: ChatWords;
  service: ChatService;
  /** What a provider is told that the browser asks itself: the agency, and where the site's facts are. */
  facts?: { about: string; index: string };
  /** Every page of the site: a reply may link to these. */
  paths: string[];
  /** By a page's path: questions that it answers. */
  questions: Record<string, readonly string[]>;
}

/** The build calls this, and the browser gets what it hands back (hydrate/evaluate-at-build.ts). */
export function panelContent(): PanelContent {
  const content = loadContent();
  const paths = routes(content).map(({ path }) => path);
  const questions = Object.fromEntries(paths.map((path) => [path, pageQuestions(path, content)]).filter(([, asked]) => asked?.length));
  const { noticeElsewhere, ...words } = content.chat;
  const service = chatService();
  const facts = service.base ? { about: content.agency.about, index: searchIndex().address } : undefined;
  return { words: { ...words, notice: service.base ? noticeElsewhere : words.notice }, service, ...(facts && { facts }), paths, questions };
}
