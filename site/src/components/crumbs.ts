import { siteRoutes } from '../content.ts';

interface Crumb {
  name: string;
  path: string;
}

/** Route of an address. @throws when the page is missing from content/routes.ts */
export function routeOf(path: string) {
  const route = siteRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route for ${path}: add it to content/routes.ts`);
  return route;
}

/** Breadcrumbs of a page from the top level down, itself last; a top-level page has none. */
export function crumbsOf(path: string): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let at: string | undefined = path; at; ) {
    const route = routeOf(at);
    crumbs.unshift({ name: route.name, path: route.path });
    at = route.parent;
  }
  return crumbs.length > 1 ? crumbs : [];
}
