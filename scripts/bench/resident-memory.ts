import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the resident memory of a program and its children, in bytes (proc(5)).
 * @param group the program's process group
 * @throws Error on other systems than Linux
 */
export function residentMemory(group: number): number {
  return processesOf(group).reduce((sum, id) => {
    try {
      return sum + 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has ended meanwhile.
      return sum;
    }
  }, 0);
}

/**
 * Watches the peak memory from now on.
 * @returns a function that stops watching and returns the peak in bytes
 */
export function watchMemory(resources: AsyncDisposableStack, group: number): () => number {
  let peak = residentMemory(group);
  const sample = () => {
    peak = Math.max(peak, residentMemory(group));
  };
  const watch = setInterval(sample, 250);
  resources.defer(() => clearInterval(watch));
  return () => {
    clearInterval(watch);
    sample();
    return peak;
  };
}

/**
 * Lists the processes of a group.
 * @throws Error on other systems than Linux
 */
function processesOf(group: number): string[] {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && groupOf(id) === group);
}

/**
 * Returns the process group: the third field after the name, which may contain spaces.
 * @returns undefined if the process has ended
 */
function groupOf(id: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]);
  } catch {
    return undefined;
  }
}
