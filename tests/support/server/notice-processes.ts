import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { StorageSettings } from '../../../server/storage/open-storage.ts';
import { content } from '../content/site-routes.ts';

/**
 * Starts processes that put overviews into one outbox, as servers do. They end with the test file.
 * @returns function that lets all processes queue overviews concurrently, as of a given time, and resolves with each one's queued ids
 */
export async function noticeProcesses(count: number): Promise<(settings: StorageSettings, now: number) => Promise<string[][]>> {
  const processes = Array.from({ length: count }, () => fork(join(import.meta.dirname, 'notice-when-told.ts')));
  afterAll(() => processes.forEach((child) => void child.kill('SIGKILL')));
  const answers = () => Promise.all(processes.map(async (child): Promise<string[]> => (await once(child, 'message'))[0]));
  await answers();
  return (settings, now) => {
    const queued = answers();
    for (const child of processes) child.send({ settings: { ...settings }, content, now });
    return queued;
  };
}
