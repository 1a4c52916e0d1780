import { existsSync } from 'node:fs';
import { type Browser, launch } from 'puppeteer-core';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns the path of Firefox, FIREFOX_PATH first; undefined if there is none. */
export function firefoxPath(): string | undefined {
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
