import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** What a desktop and the bench itself take while nothing is measured, in cores. */
const CALM = 0.3;
/** Seconds in a row that have to be calm. */
const SECONDS = 3;

/** How many cores have worked in the next second, on average. */
export async function busyCores(): Promise<number> {
  const before = cpus();
  await pause(1_000);
  return cpus().reduce((sum, { times }, core) => {
    const was = before[core]?.times ?? times;
    const all = Object.values(times).reduce((total, time) => total + time, 0) - Object.values(was).reduce((total, time) => total + time, 0);
    return sum + (all === 0 ? 0 : 1 - (times.idle - was.idle) / all);
  }, 0);
}

/**
 * Waits until the machine has nothing else to do.
 * @param timeout seconds, after which it is measured all the same
 * @param look how many cores work
 * @returns undefined when it is quiet; otherwise how many cores worked in the last seconds
 */
export async function waitUntilQuiet(timeout: number, look: () => Promise<number> = busyCores): Promise<number | undefined> {
  const last: number[] = [];
  for (let second = 0; second < Math.max(timeout, SECONDS); second++) {
    last.push(await look());
    if (last.length > SECONDS) last.shift();
    if (last.length === SECONDS && last.every((busy) => busy <= CALM)) return undefined;
  }
  return last.reduce((sum, busy) => sum + busy, 0) / last.length;
}
