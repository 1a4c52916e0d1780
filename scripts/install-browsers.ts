import { chromiumPath, shellPath } from './tools/chromium.ts';
import { firefoxPath } from './tools/firefox.ts';
import { installSystemPackage } from './tools/install-system-package.ts';

const ownChrome = 'set CHROME_PATH to a Chrome or Chromium that you have';

/** Installs the browsers that tests run in, where they are missing. */
export function installBrowsers(): void {
  if (!chromiumPath()) installSystemPackage('chromium', 'the browser tests', ownChrome);
  // Most tests run in its shell without windows, which is lighter; a Chromium that is named serves for all.
  if (!shellPath() && !process.env.CHROME_PATH) installSystemPackage('chromium-headless-shell', 'the browser tests', ownChrome);
  if (!firefoxPath())
    installSystemPackage('firefox-esr', 'the tests of the main journeys in Firefox', 'set FIREFOX_PATH to a Firefox that you have');
}
