import { existsSync } from 'node:fs';
import { type Browser, launch } from 'puppeteer-core';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where this machine has a Firefox, FIREFOX_PATH first; undefined without one. */
export function firefoxPath(): string | undefined {
  return [process.env.FIREFOX_PATH, ...places].find((path) => path !== undefined && existsSync(path));
}

/**
 * Debian's own Firefox, told what to do by WebDriver BiDi, which it speaks without a driver. Playwright knows only a Firefox of its own.
 * @throws Error that says what to install when there is no Firefox
 */
export async function launchFirefox({ isInMotion = false } = {}): Promise<Browser> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox found: install the package "firefox-esr", or set FIREFOX_PATH to a Firefox');
  return launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Motion is reduced unless it is what is looked at, so that nothing is on its way.
      'ui.prefersReducedMotion': isInMotion ? 0 : 1,
      // One process for pages, and none in waiting: each costs a second of work.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      'fission.autostart': false,
      'extensions.webextensions.remote': false,
    },
  });
}
