/**
 * The next page is prepared when a visitor is about to go there (hover, press), so that it is there at once.
 * Downloads and plain files, which have a dot in their names, are left alone. For visitors who save data, Chromium itself
 * prepares nothing ("disabledByDataSaver", https://chromedevtools.github.io/devtools-protocol/tot/Preload/).
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
