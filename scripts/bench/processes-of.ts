import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux, in seconds. */
const TICK = 0.01;

/**
 * Processor time that a program and all that it has started and that still run have taken, in seconds (proc(5)).
 * @param group its process group
 */
export function processorTime(group: number): number {
  return processesOf(group).reduce((sum, id) => {
    const [, , , , , , , , , , , user, system] = statOf(id);
    return sum + TICK * (Number(user ?? 0) + Number(system ?? 0));
  }, 0);
}

/** Ids of the processes of a group. @throws Error where the system does not say: only Linux does */
function processesOf(group: number): string[] {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && Number(statOf(id)[2]) === group);
}

/** After the name, which may have spaces in it: state, parent, group … Nothing of one that has ended meanwhile. */
function statOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
