import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory that a program and all that it has started hold now, in bytes: their resident sets together (proc(5)).
 * @param group its process group
 * @throws Error where the system does not say: only Linux does
 */
export function residentMemory(group: number): number {
  return processesOf(group).reduce((sum, id) => {
    try {
      return sum + 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
      return sum;
    }
  }, 0);
}

/** The most of it from now on. @returns stops looking, and says how much that was, in bytes */
export function watchMemory(resources: AsyncDisposableStack, group: number): () => number {
  let most = residentMemory(group);
  const look = () => {
    most = Math.max(most, residentMemory(group));
  };
  const watch = setInterval(look, 250);
  resources.defer(() => clearInterval(watch));
  return () => {
    clearInterval(watch);
    look();
    return most;
  };
}

/** Ids of the processes of a group. @throws Error where the system does not say: only Linux does */
function processesOf(group: number): string[] {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && groupOf(id) === group);
}

/** The third field after the name, which may have spaces in it. @returns undefined for a process that has ended meanwhile */
function groupOf(id: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]);
  } catch {
    return undefined;
  }
}
