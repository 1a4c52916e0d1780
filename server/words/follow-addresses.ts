import { parentPath, vanishedPages } from '../../content/checks/check-redirects.ts';
import type { Content } from '../../content/content.ts';
import type { Mistake } from '../../content/edit/check.ts';
import { parseWords, setValue } from '../../content/edit/write.ts';
import { routes } from '../../content/routes.ts';

const file = 'redirects.yaml';

/**
 * Lets the redirects follow a change, so that each published address leads on, and none hides a page.
 * @param text of redirects.yaml
 * @param before content without the change
 * @param tried content with the change, or its mistakes
 * @param published paths of the pages that visitors know
 * @returns the new text; undefined if the redirects need no change, or no change of them would help
 */
export function followAddresses(
  text: string,
  before: Content | undefined,
  tried: { content: Content } | { mistakes: Mistake[] },
  published: readonly string[],
): string | undefined {
  const { moved } = parseWords(file, text) as Content['redirects'];
  if ('content' in tried) {
    const gone = vanishedPages(tried.content, published).map((from) => ({ from, to: nextOf(from, before, tried.content) }));
    return gone.length === 0 ? undefined : setValue(file, text, ['moved'], [...moved, ...gone]);
  }
  const { mistakes } = tried;
  if (mistakes.some(({ file: name, path }) => name !== file || path.length !== 3)) return undefined;
  const isWrong = (field: string, index: number) => mistakes.some(({ path }) => path[1] === index && path[2] === field);
  const left = moved.flatMap((row, index) => {
    if (isWrong('from', index)) return [];
    return isWrong('to', index) ? { ...row, to: parentPath(row.to) } : row;
  });
  return setValue(file, text, ['moved'], left);
}

/** Returns where a page went: to its new address if it was renamed in a list of pages, otherwise to the page above. */
function nextOf(path: string, before: Content | undefined, after: Content): string {
  const [old, now] = [before ? routes(before) : [], routes(after)];
  const index = old.findIndex((route) => route.path === path);
  const next = now[index];
  const isRenamed = next && old.length === now.length && next.pattern === old[index]?.pattern && next.pattern !== next.path;
  return isRenamed && !old.some((route) => route.path === next.path) ? next.path : parentPath(path);
}
