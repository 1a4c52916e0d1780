import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath, shellPath } from './chromium.ts';

/**
 * Installs a Debian package that tests need. Exits with the fix if apt is missing or not permitted.
 * @param name the package
 * @param what the tests that need the package, for the message
 * @param otherwise the alternative, for the message
 */
export function installSystemPackage(name: string, what: string, otherwise: string): void {
  if (tryToInstall(name, what)) return;
  console.error(`\nStopped while installing ${name} for ${what}: install it yourself, or ${otherwise}.`);
  process.exit(1);
}

/** Installs an optional package: tests that need it are skipped without it. @returns whether it is installed */
export function tryToInstall(name: string, what: string): boolean {
  console.log(`Installing the Debian package ${name} for ${what} (once)`);
  const apt = (...args: string[]) => {
    const command = ['apt-get', '-qq', '-y', ...args];
    const [program, ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
    return (
      spawnSync(program as string, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  return apt('update') && apt('install', '--no-install-recommends', name);
}

/** Debian's folder of PostgreSQL, with a folder for each major version, outside the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder with initdb and postgres: Debian's newest version, else from the PATH; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** Installs PostgreSQL for the tests if it is missing. */
export function installPostgres(): void {
  if (!postgresPrograms()) installSystemPackage('postgresql', 'the tests on PostgreSQL', 'put its initdb and postgres in the PATH');
}

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
export function firefoxPath(): string | undefined {
  return [process.env.FIREFOX_PATH, ...places].find((path) => path !== undefined && existsSync(path));
}
