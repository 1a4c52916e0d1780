import { readFileSync } from 'node:fs';

/** Ids of the processes that a process has started and that still run; as Linux tells it. */
export function workerIds(processId: number): number[] {
  const threads = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return threads.trim().split(' ').filter(Boolean).map(Number);
}
