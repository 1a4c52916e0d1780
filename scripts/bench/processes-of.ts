import { readdirSync, readFileSync } from 'node:fs';

/** Clock tick of Linux, in seconds. */
const TICK = 0.01;

/**
 * Returns the processor time of a program and its running children, in seconds (proc(5)).
 * @param group the program's process group
 */
export function processorTime(group: number): number {
  return processesOf(group).reduce((sum, id) => {
    const [, , , , , , , , , , , user, system] = statOf(id);
    return sum + TICK * (Number(user ?? 0) + Number(system ?? 0));
  }, 0);
}

/**
 * Lists the processes of a group.
 * @throws Error on other systems than Linux
 */
function processesOf(group: number): string[] {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && Number(statOf(id)[2]) === group);
}

/** Returns the fields after the name, which may contain spaces: state, parent, group … Empty if the process has ended. */
function statOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
