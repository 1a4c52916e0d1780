/**
 * Speculation rules that prerender the next page on hover or press.
 * Excludes downloads and files, whose names have a dot. With data saver on, Chromium does not
 * prerender at all ("disabledByDataSaver", https://chromedevtools.github.io/devtools-protocol/tot/Preload/).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }],
      },
      eagerness: 'moderate',
    },
  ],
});
