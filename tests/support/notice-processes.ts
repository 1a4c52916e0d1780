import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { content } from './site-routes.ts';

/**
 * Processes that put overviews into one outbox, as servers do, at the time that they are told; ended with the file that starts them before all its tests.
 * @returns lets all of them look at once; resolves with what each has put in
 */
export async function noticeProcesses(count: number): Promise<(settings: StorageSettings, now: number) => Promise<string[][]>> {
  const processes = Array.from({ length: count }, () => fork(join(import.meta.dirname, 'notice-when-told.ts')));
  afterAll(() => processes.forEach((each) => void each.kill('SIGKILL')));
  // Read once here, not by each of them.
  const answers = () => Promise.all(processes.map(async (each): Promise<string[]> => (await once(each, 'message'))[0]));
  await answers();
  return (settings, now) => {
    const put = answers();
    for (const each of processes) each.send({ settings: { ...settings }, content, now });
    return put;
  };
}
