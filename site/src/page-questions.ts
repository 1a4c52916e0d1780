import { type Content, loadContent } from '../../content/load.ts';
import { type Route, routes } from '../../content/routes.ts';
import type { Answer } from '../../shared/assistant/answer.ts';
import { answersOf } from '../../shared/assistant/answers-of.ts';
import { entitiesOf } from '../../shared/assistant/entities-of.ts';
import { questionOf } from '../../shared/assistant/question-of.ts';
import { loadTraining } from '../../training/load.ts';

/** Questions that are offered for a page, and the longest that fits its line in the panel, in characters. */
const MOST = { questions: 2, length: 60 } as const;

/** Made once for each content: every page asks. Facts by the page that they stand on, and pages by their address. */
const known = new WeakMap<Content, { answers: ReadonlyMap<string, Answer[]>; pages: ReadonlyMap<string, Route> }>();
let own: Content | undefined;

/** The content of the site, read once. */
function ownContent(): Content {
  own ??= loadContent();
  return own;
}

/**
 * Questions that the assistant answers from a page's own facts; where it has too few, from those of the page above it and of the home page.
 * @param path address of a page, as content/routes.ts has it
 * @param content the site's if left out
 * @returns two at most, as visitors ask them; none for an address that is no page
 */
export function pageQuestions(path: string, content = ownContent()): string[] {
  const { answers, pages } = known.get(content) ?? read(content);
  known.set(content, { answers, pages });
  const all: string[] = [];
  const add = (from: string) =>
    all.push(...(answers.get(from) ?? []).flatMap((answer) => questionOf(answer, undefined, MOST.length) ?? []));
  let page = pages.get(path);
  if (!page) return [];
  for (; page; page = pages.get(page.parent ?? '')) add(page.path);
  add('/');
  return [...new Set(all)].slice(0, MOST.questions);
}

function read(content: Content) {
  const { words, lines } = loadTraining();
  const answers = answersOf(content, entitiesOf(content, words), (id) => lines.get(id));
  return { answers: Map.groupBy(answers, ({ page }) => page), pages: new Map(routes(content).map((route) => [route.path, route])) };
}
