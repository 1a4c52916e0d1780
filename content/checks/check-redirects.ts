import type { Content } from '../content.ts';
import { documentList } from '../document-list.ts';
import type { Problem } from '../read/content-error.ts';
import { routes } from '../routes.ts';

/** Finds redirects to missing pages, and those that would hide a page. */
export function checkRedirects(content: Content): Problem[] {
  const paths = new Set([...routes(content), ...documentList(content)].map(({ path }) => path));
  return content.redirects.moved.flatMap(({ from, to }, index) => {
    const problem = (field: string, what: string, fix: string) => ({ file: 'redirects.yaml', path: ['moved', index, field], what, fix });
    return [
      ...(paths.has(to.split('#')[0] as string) ? [] : [problem('to', `leads to ${to}, which is no page`, 'correct the address')]),
      ...(paths.has(from) ? [problem('from', `is ${from}, which is a page`, 'remove this redirect, or the page')] : []),
    ];
  });
}

/**
 * Lists pages of the previous build that are missing without a redirect, so that no published address breaks.
 * @param before paths of the previous build's listed pages
 */
export function vanishedPages(content: Content, before: readonly string[]): string[] {
  const redirected = content.redirects.moved.map(({ from }) => from);
  const paths = new Set([...routes(content).map(({ path }) => path), ...redirected, ...content.hidden]);
  return before.filter((path) => !paths.has(path));
}

/** Reports those pages, with the line to add. */
export const checkVanished = (content: Content, before: readonly string[]): Problem[] =>
  vanishedPages(content, before).map((path) => ({
    file: 'redirects.yaml',
    path: [],
    what: `has no entry for ${path}, which was a page`,
    fix: `add { from: ${path}, to: ${parentPath(path)} }, or bring the page back`,
    inDesk: {
      what: `the page ${path} is gone, and its address leads nowhere`,
      fix: 'ask whoever changed the files by hand to let it lead on',
    },
  }));

/** Returns the path of the page above. */
export const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';
