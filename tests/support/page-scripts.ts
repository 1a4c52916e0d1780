/** Addresses of the scripts that a page fetches when a visitor turns to something; its own and those of measurement come by themselves. */
export const pageScripts = /^[^?]*\/_assets\/(?!(?:page|measure)\.)[^/]*\.js(\?|$)/;
