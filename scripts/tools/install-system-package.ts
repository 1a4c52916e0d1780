import { spawnSync } from 'node:child_process';

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
