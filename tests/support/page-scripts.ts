import type { Page } from 'playwright-core';

/** Addresses of the scripts that a page fetches when a visitor turns to something; its own and those of measurement come by themselves. */
export const pageScripts = /^[^?]*\/_assets\/(?!(?:page|measure)\.)[^/]*\.js(\?|$)/;

/** Fails them: given to `open` as `before`, as a page under a pointer that rests where the last test left it fetches them at once. */
export const failPageScripts = (page: Page) => page.route(pageScripts, (route) => route.abort('connectionfailed'));
