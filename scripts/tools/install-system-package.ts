import { spawnSync } from 'node:child_process';

/**
 * Installs a Debian package that tests need. Ends the process with the fix when this machine has no apt or no right to use it.
 * @param name the package
 * @param what what needs it
 * @param otherwise what else would do
 */
export function installSystemPackage(name: string, what: string, otherwise: string): void {
  if (tryToInstall(name, what)) return;
  console.error(`\nStopped while installing ${name} for ${what}: install it yourself, or ${otherwise}.`);
  process.exit(1);
}

/** The same for what some tests can be left out without. @returns whether it is there now */
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
