/**
 * The oldest browsers that the site works in: those of November 2022, four years before its launch. The build lowers syntax to them (JavaScript and
 * CSS alike); what the language and the page offer a script is held to them by tests/site/oldest-browsers.test.ts, and styles by Biome's `useBaseline`.
 */
export const oldestBrowsers = { chrome: 107, firefox: 107, safari: 16.1, ios: 16.1 };

/** As Vite takes them. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
