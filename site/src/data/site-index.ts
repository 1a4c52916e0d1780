import type { Route } from '../../../content/routes.ts';
import { content, siteRoutes } from './content.ts';

/** Groups the listed pages by top-level page; top-level pages without subpages form one group. */
export function siteIndex(): { name: string; pages: Route[] }[] {
  const listed = siteRoutes.filter((route) => route.listed);
  const topLevel = listed.filter((route) => !route.parent);
  const below = (route: Route): Route[] =>
    listed.filter(({ parent }) => parent === route.path).flatMap((child) => [child, ...below(child)]);
  const sections = topLevel.map((route) => ({ name: route.name, pages: [route, ...below(route)] }));
  const withoutSubpages = sections.filter(({ pages }) => pages.length === 1).flatMap(({ pages }) => pages);
  return [...sections.filter(({ pages }) => pages.length > 1), { name: content.pages.search.groups.company, pages: withoutSubpages }];
}
