/**
 * The oldest supported browsers, of November 2022, four years before launch. The build lowers JavaScript and CSS syntax to them.
 * tests/build/oldest-browsers.test.ts checks the APIs that scripts use, and Biome's `useBaseline` checks styles.
 */
export const oldestBrowsers = { chrome: 107, firefox: 107, safari: 16.1, ios: 16.1 };

/** The oldest supported browsers in Vite's format. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
