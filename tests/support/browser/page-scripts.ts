import type { Page } from 'playwright-core';

/** Scripts that a page loads on interaction, without the initial ones. */
export const pageScripts = /^[^?]*\/_assets\/(?!(?:page|measure)\.)[^/]*\.js(\?|$)/;

/** Aborts requests for these scripts. Pass it to `open` as `before`, because a pointer over the page loads them at once. */
export const failPageScripts = (page: Page) => page.route(pageScripts, (route) => route.abort('connectionfailed'));
