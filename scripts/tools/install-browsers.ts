import { existsSync } from 'node:fs';
import { type Browser, launch } from 'puppeteer-core';
import { chromiumPath, shellPath } from './chromium.ts';
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

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns the path of Firefox, FIREFOX_PATH first; undefined if there is none. */
function firefoxPath(): string | undefined {
  return [process.env.FIREFOX_PATH, ...places].find((path) => path !== undefined && existsSync(path));
}

/**
 * Starts Debian's Firefox over WebDriver BiDi, because Playwright only drives its own build of Firefox.
 * @throws Error that says what to install when there is no Firefox
 */
export async function launchFirefox({ isInMotion = false } = {}): Promise<Browser> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox found: install the package "firefox-esr", or set FIREFOX_PATH to a Firefox');
  return launch({
    browser: 'firefox',
    // On a busy machine the first start takes more than the default of 30 s.
    timeout: 55_000,
    executablePath,
    extraPrefsFirefox: {
      // Motion is reduced, except for tests of motion.
      'ui.prefersReducedMotion': isInMotion ? 0 : 1,
      // One content process and no spare one: each costs a second of processor time.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      'fission.autostart': false,
      'extensions.webextensions.remote': false,
    },
  });
}
