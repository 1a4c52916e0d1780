import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { uploadLimits, wordsPaths } from '../../shared/api/words.ts';
import { httpError } from '../http/http-error.ts';
import type { WordsEditor } from './edit-words.ts';
import { pictureFile, UploadError } from './uploads.ts';
import { parseRequest, requests } from './words-requests.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];
const shownTypes: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.webp': 'webp', '.avif': 'avif' };

/** Registers the uploads of the content API: pictures and PDFs, as the body of a POST. */
export function uploadRoutes(api: FastifyInstance, editor: () => Promise<WordsEditor>): void {
  const accept = (types: string[], bodyLimit: number) =>
    api.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  accept(pictureTypes, uploadLimits.picture);
  accept(['application/pdf'], uploadLimits.document);

  api.post<{ Querystring: object; Body: unknown }>(wordsPaths.picture, async ({ query, body }, reply) => {
    const { name, of, ...crop } = parseRequest(requests.picture, query);
    const [{ cropPicture, putPicture }, { draft }] = await Promise.all([import('./put-picture.ts'), editor()]);
    if (of) return orRefuse(reply, cropPicture(draft, of, crop));
    if (!Buffer.isBuffer(body)) throw httpError(415, 'Send a JPEG, PNG, WebP or HEIC.');
    return orRefuse(reply, putPicture(draft, body, name, crop));
  });
  api.get(`${wordsPaths.picture}/:of`, async ({ params }, reply) => {
    const { of = '' } = parseRequest(requests.picture, params);
    const path = pictureFile((await editor()).draft, of);
    const type = path && shownTypes[extname(path)];
    if (!type) return reply.code(404).type('text/plain').send('There is no such picture.\n');
    return reply.type(`image/${type}`).header('Cache-Control', 'private, max-age=600').send(createReadStream(path));
  });
  api.post<{ Querystring: object; Body: unknown }>(wordsPaths.document, async ({ query, body }, reply) => {
    const { name } = parseRequest(requests.document, query);
    if (!Buffer.isBuffer(body)) throw httpError(415, 'Send a PDF.');
    const [{ putDocument }, { draft }] = await Promise.all([import('./put-document.ts'), editor()]);
    return orRefuse(reply, putDocument(draft, body, name));
  });
  api.get(wordsPaths.document, async () => (await import('./put-document.ts')).listDocuments((await editor()).draft));
}

/** Answers with the upload, or with 422 and what is wrong with it. */
async function orRefuse(reply: FastifyReply, upload: Promise<object>): Promise<object> {
  return upload.catch((error: unknown) => {
    if (!(error instanceof UploadError)) throw error;
    return reply.code(422).send({ mistakes: [{ file: '', path: [], message: error.message }] });
  });
}
