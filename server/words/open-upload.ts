import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Crop } from '../../shared/api/picture-crop.ts';
import type { Mistake } from '../../shared/api/words.ts';
import { childEnvironment } from '../settings/child-environment.ts';

/** A file to open: an uploaded picture or PDF, or a picture `of` the site that is cropped again. */
export type UploadTask = {
  path: string;
  /** In the owner's words, for messages and for the name of the saved file. */
  name: string;
  /** Folder of the uploads, for what is saved. */
  into: string;
} & ({ kind: 'picture'; of?: string | undefined; crop: Crop } | { kind: 'document' });

/** What became of a file. */
export type Opened<Answer> = Answer | { refused: Pick<Mistake, 'message' | 'fix'> };

/** Limits in seconds of the processor and of the clock. A photograph of 108 megapixels takes 2 to 5; on a busy machine it waits. */
const MOST_SECONDS = 20;
const MOST_CLOCK_SECONDS = 60;
/**
 * Limit of the memory that the process may take, in kilobytes. Node reserves 620,000 at its start; the rest is enough for 108 megapixels in
 * every format and for the largest PDF. The kernel keeps it, so that no moment is too short for it.
 */
const MOST_MEMORY = 1_400_000;
const limits = `ulimit -c 0; ulimit -d ${MOST_MEMORY}; ulimit -t ${MOST_SECONDS}; exec nice -n 10 "$0" "$@"`;

const run = promisify(execFile);
let last: Promise<unknown> = Promise.resolve();

/** Opens a file in a process of its own, because a hostile one can take all time and memory. One file at a time; others wait. */
export function openUpload<Answer>(task: UploadTask): Promise<Opened<Answer>> {
  const opened = last.then(() => open<Answer>(task));
  last = opened.catch(() => {});
  return opened;
}

async function open<Answer>(task: UploadTask): Promise<Opened<Answer>> {
  const command = [process.execPath, 'scripts/desk/open-upload.ts', JSON.stringify(task)] as const;
  const [program, ...rest] = process.platform === 'win32' ? command : (['sh', '-c', limits, ...command] as const);
  try {
    const { stdout } = await run(program, rest, { env: childEnvironment(), timeout: MOST_CLOCK_SECONDS * 1_000, killSignal: 'SIGKILL' });
    return JSON.parse(stdout) as Answer;
  } catch (error) {
    // Ended by a limit, or by its own memory.
    const { killed, signal, code } = error as { killed?: boolean; signal?: string | null; code?: unknown };
    const isLimit = killed || signal || (typeof code === 'number' && code > 128);
    if (!isLimit) throw error;
    return {
      refused: {
        message: `${task.name} takes too long or too much memory to open`,
        fix:
          task.kind === 'picture'
            ? 'Save it smaller, such as 4,000 pixels wide, and choose that file.'
            : 'Print it to a new PDF, and choose that file.',
      },
    };
  }
}
