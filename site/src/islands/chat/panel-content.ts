import { loadContent } from '../../../../content/load.ts';
import { routes } from '../../../../content/routes.ts';
import type { ChatWords } from '../../../../content/schema/chat.ts';
import { type ChatService, chatService } from '../../chat-service.ts';
import { pageQuestions } from '../../page-questions.ts';

/** What the panel knows from the build. It is part of the panel's script, so that no page carries it. */
export interface PanelContent {
  words: ChatWords;
  service: ChatService;
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
  return { words: { ...words, notice: service.base ? noticeElsewhere : words.notice }, service, paths, questions };
}
