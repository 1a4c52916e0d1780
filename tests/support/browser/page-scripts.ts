import type { Page } from 'playwright-core';

/** Scripts that a page loads on interaction, without the initial ones. */
export const pageScripts = /^[^?]*\/_assets\/(?!(?:page|measure)\.)[^/]*\.js(\?|$)/;

/** Fails these scripts. Given to `open` as `before`, because a pointer left on the page loads them at once. */
export const failPageScripts = (page: Page) => page.route(pageScripts, (route) => route.abort('connectionfailed'));
