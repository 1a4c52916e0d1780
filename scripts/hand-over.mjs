import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program to its end, forwarding signals, and waits for it to close.
 * @param environment of the program; this process's own by default
 * @returns the program's exit code
 */
export async function handOver(node, args, environment) {
  const child = spawn(node, args, { stdio: 'inherit', env: withNode(node, environment) });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const [code, signal] = await once(child, 'exit');
  for (const name of signals) process.off(name, pass);
  return code ?? (signal ? 1 : 0);
}

/** Returns an environment with the given Node first in PATH. */
export function withNode(node, environment = process.env) {
  return { ...environment, PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' };
}
