import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type PreviewState, type WordsState, wordsPaths } from '../../shared/api/words.ts';
import type { Settings } from '../settings/settings.ts';
import type { Outcome, WordsEditor } from './edit-words.ts';

/** The largest body of a change, in bytes: a whole case study has 20 KB. */
const BODY_LIMIT = 262_144;

export interface WordsOptions {
  settings: Pick<Settings, 'dataDir' | 'editing' | 'contentFolder'>;
  now: () => number;
  /** Name of the person who asks. */
  nameOf: (request: FastifyRequest) => string;
  /** How the preview fares. */
  preview?: () => PreviewState;
}

/** A place in a request. */
const placeSchema = z.strictObject({
  file: z.string().max(200),
  path: z.array(z.union([z.string().max(200), z.int().min(0).max(10_000)])).max(20),
});

const requests = {
  save: z.strictObject({ place: placeSchema, value: z.unknown(), version: z.string() }),
  list: z.strictObject({
    place: placeSchema,
    op: z.enum(['add', 'remove', 'move']),
    index: z.int().min(0).optional(),
    to: z.int().min(0).optional(),
    value: z.unknown().optional(),
    version: z.string(),
  }),
  entry: z.strictObject({ folder: z.string(), slug: z.string().max(80), value: z.record(z.string(), z.unknown()) }),
  remove: z.strictObject({ file: z.string() }),
};

/**
 * The draft of this process, with what was changed in content/ by hand. Loaded at its first use, rules of content included: a desk at which
 * nobody edits keeps no copy and takes no memory.
 */
export function openEditor({ settings, now }: WordsOptions): () => Promise<WordsEditor> {
  let opened: Promise<WordsEditor> | undefined;
  const open = async () => {
    const [{ Draft }, { WordsEditor: Editor }] = await Promise.all([import('./draft.ts'), import('./edit-words.ts')]);
    const root = join(settings.dataDir, 'words');
    return new Editor(new Draft(root, { content: settings.contentFolder, training: resolve('training') }), root, now);
  };
  return async () => {
    opened ??= open();
    const editor = await opened;
    editor.draft.sync();
    return editor;
  };
}

/** The API by which the desk changes words: JSON, each change a POST behind the desk's guard. */
/** @returns the draft's editor */
export function words(app: FastifyInstance, options: WordsOptions): () => Promise<WordsEditor> {
  const { settings, nameOf, preview = () => ({ state: 'off' as const }) } = options;
  const editor = openEditor(options);

  app.register(async (api) => {
    api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(failure(400, 'The body is not valid JSON.'));
      }
    });
    api.addHook('onRequest', async (_request, reply) => {
      if (!settings.editing)
        return reply
          .code(403)
          .send({ mistakes: [{ file: '', path: [], message: 'Words cannot be changed here', fix: 'Set EDITING=on.' }] });
    });

    api.get(wordsPaths.state, async (): Promise<WordsState> => {
      const open = await editor();
      const { listChanges } = await import('./list-changes.ts');
      return {
        draft: listChanges(open),
        preview: preview(),
        publish: { state: 'idle', lines: [], mistakes: [] },
        editing: true,
        mistakes: open.draft.read() ? [] : open.mistakes(),
      };
    });
    api.get<{ Querystring: Record<string, string> }>(wordsPaths.field, async ({ query }, reply) => {
      const place = read(placeSchema, { file: query.file, path: parsePath(query.path) });
      return (await editor()).field(place) ?? reply.code(404).send({ mistakes: [{ ...place, message: 'There is no such field' }] });
    });
    api.get<{ Querystring: Record<string, string> }>(wordsPaths.schema, async ({ query: { file = '' } }, reply) => {
      return (await editor()).schema(file) ?? reply.code(404).send({ mistakes: [{ file, path: [], message: 'There is no such file' }] });
    });

    const change = <S extends z.ZodType>(path: string, schema: S, work: (open: WordsEditor, asked: z.output<S>, by: string) => Outcome) =>
      api.post(path, async (request, reply) => answer(reply, work(await editor(), read(schema, request.body), nameOf(request))));
    change(wordsPaths.save, requests.save, (open, asked, by) => open.save(asked, by));
    change(wordsPaths.list, requests.list, (open, asked, by) => open.list(asked, by));
    change(wordsPaths.entry, requests.entry, (open, asked, by) => open.add(asked, by));
    change(wordsPaths.remove, requests.remove, (open, { file }, by) => open.remove(file, by));
  });
  return editor;
}

function answer(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if ('saved' in outcome) return reply.send(outcome.saved);
  if ('refused' in outcome) return reply.code(422).send(outcome.refused);
  if ('conflict' in outcome) return reply.code(409).send(outcome.conflict);
  return reply.code(404).send({ mistakes: [{ file: '', path: [], message: 'There is no such place' }] });
}

function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw failure(400, `The request is not as it should be: ${result.error.issues[0]?.path.join('.')} ${result.error.issues[0]?.message}.`);
}

function parsePath(path = '[]'): unknown {
  try {
    return JSON.parse(path);
  } catch {
    throw failure(400, 'The path is not valid JSON.');
  }
}

const failure = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
