import { chromiumPath, shellPath } from './chromium.ts';
import { firefoxPath } from './firefox.ts';
import { installSystemPackage } from './install-system-package.ts';

const ownChrome = 'set CHROME_PATH to a Chrome or Chromium that you have';

/** Installs missing browsers for the tests. */
export function installBrowsers(): void {
  if (!chromiumPath()) installSystemPackage('chromium', 'the browser tests', ownChrome);
  // Without CHROME_PATH, most tests run in the headless shell, which needs less memory and time.
  if (!shellPath() && !process.env.CHROME_PATH) installSystemPackage('chromium-headless-shell', 'the browser tests', ownChrome);
  if (!firefoxPath())
    installSystemPackage('firefox-esr', 'the tests of the main journeys in Firefox', 'set FIREFOX_PATH to a Firefox that you have');
}
