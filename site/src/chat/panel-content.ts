import { loadContent } from '../../../content/load.ts';
import { routes } from '../../../content/routes.ts';
import type { ChatWords } from '../../../content/schema/chat.ts';
import { pageQuestions } from '../data/page-questions.ts';
import { type ChatService, chatService } from '../external-services/services.ts';
import { searchIndex } from '../search/search-index.ts';

/** Content of the panel, built into its script rather than into pages. */
export interface PanelContent {
  words: ChatWords;
  service: ChatService;
  /** Facts for a provider that the browser asks directly: the agency, and the address of the search index. */
  facts?: { about: string; index: string };
  /** Paths of all pages, to which replies may link. */
  paths: string[];
  /** Page path → questions that the page answers. */
  questions: Record<string, readonly string[]>;
}

/** Returns the panel's content. Runs at build (site/vite-plugins.ts). */
export function panelContent(): PanelContent {
  const content = loadContent();
  const paths = routes(content).map(({ path }) => path);
  const questions = Object.fromEntries(paths.map((path) => [path, pageQuestions(path, content)]).filter(([, asked]) => asked?.length));
  const { noticeElsewhere, ...words } = content.chat;
  const service = chatService();
  const facts = service.base ? { about: content.agency.about, index: searchIndex().address } : undefined;
  return { words: { ...words, notice: service.base ? noticeElsewhere : words.notice }, service, ...(facts && { facts }), paths, questions };
}
