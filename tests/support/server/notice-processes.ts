import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { StorageSettings } from '../../../server/storage/open-storage.ts';
import { content } from '../content/site-routes.ts';

/**
 * Starts processes that put overviews into one outbox, as servers do. They end with the test file.
 * @returns lets all of them run at a given time, at once; resolves with what each has queued
 */
export async function noticeProcesses(count: number): Promise<(settings: StorageSettings, now: number) => Promise<string[][]>> {
  const processes = Array.from({ length: count }, () => fork(join(import.meta.dirname, 'notice-when-told.ts')));
  afterAll(() => processes.forEach((each) => void each.kill('SIGKILL')));
  // Loaded once here, not by each process.
  const answers = () => Promise.all(processes.map(async (each): Promise<string[]> => (await once(each, 'message'))[0]));
  await answers();
  return (settings, now) => {
    const put = answers();
    for (const each of processes) each.send({ settings: { ...settings }, content, now });
    return put;
  };
}
