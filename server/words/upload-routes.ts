import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Crop } from '../../shared/api/picture-crop.ts';
import { HEAD_LENGTH, refusalOf } from '../../shared/api/upload-kind.ts';
import { type Mistake, uploadLimits, wordsPaths } from '../../shared/api/words.ts';
import { httpError } from '../http/error-handler.ts';
import { childEnvironment } from '../settings/child-environment.ts';
import type { WordsEditor } from './edit-words.ts';
import { pictureFile } from './uploads.ts';
import { parseRequest, requests } from './words-requests.ts';

const shownTypes: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.webp': 'webp', '.avif': 'avif' };
/** Uploads that may come in, wait and be opened at a time; each has a file on the disk. */
const MOST_AT_ONCE = 4;

type Upload = { Querystring: object; Body: unknown };

/** Registers the uploads of the content API: pictures and PDFs, as the body of a POST. */
export function uploadRoutes(api: FastifyInstance, editor: () => Promise<WordsEditor>): void {
  // The file itself tells its kind. Only JSON is parsed, for a picture that is there already.
  api.addContentTypeParser(/^(?:image\/|application\/(?:pdf|octet-stream)$)/, (_request, body, done) => done(null, body));
  let atOnce = 0;
  const limited = async (reply: FastifyReply, work: () => Promise<object>) => {
    if (atOnce >= MOST_AT_ONCE)
      return refuse(reply, 503, { message: 'Other files are being opened', fix: 'Send this one again in a minute.' });
    atOnce += 1;
    const answer = await work().finally(() => {
      atOnce -= 1;
    });
    return 'refused' in answer ? refuse(reply, 422, answer.refused as Refusal) : answer;
  };

  api.post<Upload>(wordsPaths.picture, async ({ query, body }, reply) => {
    const { name, of, ...crop } = parseRequest(requests.picture, query);
    const { draft } = await editor();
    const task = { kind: 'picture', name, into: draft.uploads, crop } as const;
    if (!of) return limited(reply, () => receive(body, { ...task, path: '' }));
    const path = pictureFile(draft, of);
    if (!path) return refuse(reply, 422, { message: 'This picture is not here any more', fix: 'Choose it again.' });
    return limited(reply, () => openUpload({ ...task, path, of: basename(path) }));
  });
  api.get(`${wordsPaths.picture}/:of`, async ({ params }, reply) => {
    const { of = '' } = parseRequest(requests.picture, params);
    const path = pictureFile((await editor()).draft, of);
    const type = path && shownTypes[extname(path)];
    if (!type) return reply.code(404).type('text/plain').send('There is no such picture.\n');
    return reply.type(`image/${type}`).header('Cache-Control', 'private, max-age=600').send(createReadStream(path));
  });
  api.post<Upload>(wordsPaths.document, async ({ query, body }, reply) => {
    const { name } = parseRequest(requests.document, query);
    const { draft } = await editor();
    return limited(reply, () => receive(body, { kind: 'document', name, into: draft.uploads, path: '' }));
  });
}

type Refusal = NonNullable<ReturnType<typeof refusalOf>>;

function refuse(reply: FastifyReply, status: number, refusal: Refusal): FastifyReply {
  return reply.code(status).send({ mistakes: [{ file: '', path: [], ...refusal }] });
}

/** Writes an upload to a temporary file, and opens it if size and kind are right. @throws a 415 or 413 error */
async function receive(body: unknown, task: UploadTask): Promise<object> {
  if (!(body instanceof Readable)) throw httpError(415, 'Send the file as it is, as image/… or application/pdf.');
  const folder = await mkdtemp(join(tmpdir(), 'tarazu-upload-'));
  try {
    const path = join(folder, 'upload');
    const { size, head } = await write(body, path, uploadLimits[task.kind]);
    const refused = refusalOf(task.kind, { name: task.name, size, head });
    return refused ? { refused } : await openUpload({ ...task, path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(body: Readable, path: string, limit: number): Promise<{ size: number; head: Buffer }> {
  let size = 0;
  let head = Buffer.alloc(0);
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw httpError(413, `The file has more than ${limit / 1_000_000} MB.`);
      if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk.subarray(0, HEAD_LENGTH)]);
      yield chunk;
    }
  };
  await pipeline(body, measure, createWriteStream(path, { mode: 0o600 }));
  return { size, head };
}

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
function openUpload<Answer>(task: UploadTask): Promise<Opened<Answer>> {
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
