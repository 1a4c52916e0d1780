import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program to its end, forwarding signals, and waits for it to close.
 * @returns its exit code
 */
export async function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: withNode(node) });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const [code, signal] = await once(child, 'exit');
  for (const each of signals) process.off(each, pass);
  return code ?? (signal ? 1 : 0);
}

/** This environment with the given Node first in PATH. */
export function withNode(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' };
}
