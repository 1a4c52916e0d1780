import { chromiumPath, shellPath } from './chromium.ts';
import { firefoxPath } from './firefox.ts';
import { installSystemPackage } from './install-system-package.ts';

const ownChrome = 'set CHROME_PATH to a Chrome or Chromium that you have';

/** Installs missing browsers for the tests. */
export function installBrowsers(): void {
  if (!chromiumPath()) installSystemPackage('chromium', 'the browser tests', ownChrome);
  // Most tests run in the lighter headless shell, unless CHROME_PATH names a Chromium.
  if (!shellPath() && !process.env.CHROME_PATH) installSystemPackage('chromium-headless-shell', 'the browser tests', ownChrome);
  if (!firefoxPath())
    installSystemPackage('firefox-esr', 'the tests of the main journeys in Firefox', 'set FIREFOX_PATH to a Firefox that you have');
}
