import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node with these arguments to its end. Signals are passed on: the program closes in its own time, and this process waits for it.
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

/** This environment, in which `node` is the given one. */
export function withNode(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' };
}
