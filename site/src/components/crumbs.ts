import { siteRoutes } from '../data/content.ts';

interface Crumb {
  name: string;
  path: string;
}

/** Returns the route of an address. @throws Error when content/routes.ts does not have the page */
export function routeOf(path: string) {
  const route = siteRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route for ${path}: add it to content/routes.ts`);
  return route;
}

/** Returns the breadcrumbs of a page, which is the last crumb; empty for a top-level page. */
export function crumbsOf(path: string): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let current: string | undefined = path; current; ) {
    const route = routeOf(current);
    crumbs.unshift({ name: route.name, path: route.path });
    current = route.parent;
  }
  return crumbs.length > 1 ? crumbs : [];
}
