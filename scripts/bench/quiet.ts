import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Load of a desktop and of the idle benchmark, in cores. */
const CALM = 0.3;
/** Consecutive seconds that must be idle. */
const SECONDS = 3;

/** Returns how many cores are busy during the next second, on average. */
export async function busyCores(): Promise<number> {
  const before = cpus();
  await pause(1_000);
  return cpus().reduce((sum, { times }, core) => {
    const timesBefore = before[core]?.times ?? times;
    const elapsed =
      Object.values(times).reduce((total, time) => total + time, 0) - Object.values(timesBefore).reduce((total, time) => total + time, 0);
    return sum + (elapsed === 0 ? 0 : 1 - (times.idle - timesBefore.idle) / elapsed);
  }, 0);
}

/**
 * Waits until the machine is idle.
 * @param timeout seconds, after which the function returns even if the machine is busy
 * @param look measures the busy cores
 * @returns undefined if the machine is idle, else the busy cores of the last seconds
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
