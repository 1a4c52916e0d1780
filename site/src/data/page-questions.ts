import { type Content, loadContent } from '../../../content/load.ts';
import { type Route, routes } from '../../../content/routes.ts';
import type { Answer } from '../../../shared/assistant/answer.ts';
import { answersOf } from '../../../shared/assistant/answers-of.ts';
import { entitiesOf } from '../../../shared/assistant/entities-of.ts';
import { questionOf } from '../../../shared/assistant/question-of.ts';
import { loadTraining } from '../../../training/load.ts';

/** Maximum number of questions for a page, and their maximum length in characters, which fits one line of the panel. */
const MOST = { questions: 2, length: 60 } as const;

/** Cache by content, because every page needs it: answers by page, and routes by path. */
const cache = new WeakMap<Content, { answers: ReadonlyMap<string, Answer[]>; pages: ReadonlyMap<string, Route> }>();
let loadedContent: Content | undefined;

/** Loads the site's content once. */
function siteContent(): Content {
  loadedContent ??= loadContent();
  return loadedContent;
}

/**
 * Returns questions that the assistant can answer from a page, then from its parent page, then from the home page.
 * @param path path in content/routes.ts
 * @param content defaults to the site's content
 * @returns at most two questions in visitors' words; none for an unknown path
 */
export function pageQuestions(path: string, content = siteContent()): string[] {
  const { answers, pages } = cache.get(content) ?? readPages(content);
  cache.set(content, { answers, pages });
  const questions: string[] = [];
  const add = (from: string) =>
    questions.push(...(answers.get(from) ?? []).flatMap((answer) => questionOf(answer, undefined, MOST.length) ?? []));
  let page = pages.get(path);
  if (!page) return [];
  for (; page; page = pages.get(page.parent ?? '')) add(page.path);
  add('/');
  return [...new Set(questions)].slice(0, MOST.questions);
}

function readPages(content: Content) {
  const { words, lines } = loadTraining();
  const answers = answersOf(content, entitiesOf(content, words), (id) => lines.get(id));
  return { answers: Map.groupBy(answers, ({ page }) => page), pages: new Map(routes(content).map((route) => [route.path, route])) };
}
