import { type Content, loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';

/** Questions that are offered for a page, and the longest that fits its line in the panel, in characters. */
const MOST = { questions: 2, length: 60 } as const;

/**
 * Questions that the assistant answers from a page: those to which the owner's answers name it, the ones that name it first before others;
 * where there are too few, those of the page above it.
 * @param path address of a page, as content/routes.ts has it
 * @param content read anew if left out, which takes its time
 * @returns two at most, as visitors ask them; none for an address that is no page
 */
export function pageQuestions(path: string, content: Content = loadContent()): string[] {
  const { answers } = content.assistant;
  const naming = (page: string, place: number) =>
    answers.filter(({ links }) => links[place]?.href.split('#')[0] === page).flatMap(({ ask }) => ask.find(isOffered) ?? []);

  const all: string[] = [];
  const pages = routes(content);
  for (let page = pages.find((route) => route.path === path); page; page = pages.find((route) => route.path === page?.parent))
    all.push(...naming(page.path, 0), ...naming(page.path, 1));
  return [...new Set(all)].slice(0, MOST.questions);
}

/** A whole question, without a place for the visitor's own word. */
const isOffered = (text: string): boolean => text.endsWith('?') && text.length <= MOST.length && !text.includes('{');
