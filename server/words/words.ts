import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FigureAnswer, type Mistake, type PublishState, type WordsState, wordsPaths } from '../../shared/api/words.ts';
import { repeat } from '../http/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Outcome, WordsEditor } from './edit-words.ts';
import { pendingPublication, publishedPages } from './publication.ts';
import type { Publisher, PublisherOptions } from './publisher.ts';
import { uploadRoutes } from './upload-routes.ts';
import { filesNamed, parsePath, parseRequest, placeSchema, requests } from './words-requests.ts';

/** Largest JSON body, in bytes; a whole case study has 20 KB. */
const BODY_LIMIT = 262_144;
/** Interval of attempts to complete an interrupted publish, in milliseconds. */
const COMPLETE_INTERVAL = 60_000;

/**
 * Registers the content API of the desk: JSON; each change is a POST, behind the desk's guard.
 * @returns functions that open the draft, and return the last publish since the server's start
 */
export function words(app: FastifyInstance, options: WordsOptions): WordsApi {
  const { settings, nameOf } = options;
  const { open, complete, close, publishing } = openWords(options, (lines, message) => app.log.error({ lines }, message));
  const editor = async () => (await open()).editor;
  app.addHook('onClose', async () => close());
  if (settings.editing) {
    const completeNow = repeat(app, COMPLETE_INTERVAL, () =>
      complete().catch((error) => app.log.error({ err: error }, 'the last publish could not be completed')),
    );
    app.addHook('onListen', (done) => {
      void completeNow();
      done();
    });
  }

  app.register(async (api) => {
    const json = api.getDefaultJsonParser('error', 'error');
    api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, json);
    api.addHook('onRequest', async (_request, reply) => {
      if (!settings.editing)
        return reply.code(403).send({
          mistakes: [{ file: '', path: [], message: 'Words cannot be changed here', fix: 'Whoever runs the server can allow it.' }],
        });
    });

    api.get(wordsPaths.state, async (): Promise<WordsState> => {
      const { editor: words, publisher } = await open();
      const [{ listChanges }, { nameOfPlace }] = await Promise.all([import('./draft-changes.ts'), import('./name-places.ts')]);
      const named = (mistakes: Mistake[]) => mistakes.map((mistake) => ({ ...mistake, where: nameOfPlace(words.draft, mistake) }));
      return {
        draft: listChanges(words),
        version: words.draft.version(),
        publish: { ...publisher.state, mistakes: named(publisher.state.mistakes) },
        mistakes: words.draft.read() ? [] : named(words.mistakes()),
      };
    });
    api.get<{ Querystring: Record<string, string> }>(wordsPaths.field, async ({ query }, reply) => {
      const place = parseRequest(placeSchema, { file: query.file, path: parsePath(query.path) });
      return (await editor()).field(place) ?? reply.code(404).send({ mistakes: [{ ...place, message: 'There is no such field' }] });
    });
    api.get<{ Querystring: Record<string, string> }>(wordsPaths.schema, async ({ query }, reply) => {
      const { file } = parseRequest(requests.schema, { file: query.file });
      return (await editor()).schema(file) ?? reply.code(404).send({ mistakes: [{ file, path: [], message: 'There is no such file' }] });
    });

    const change = <S extends z.ZodType<object>>(
      path: string,
      schema: S,
      work: (open: WordsEditor, asked: z.output<S>, by: string) => Answered | Promise<Answered>,
    ) =>
      api.post(path, async (request, reply) => {
        const asked = parseRequest(schema, request.body);
        const words = await editor();
        const isKnown = filesNamed(asked).every((file) => words.draft.has(file));
        return answer(reply, isKnown ? await work(words, asked, nameOf(request)) : { missing: true });
      });
    change(wordsPaths.save, requests.save, (open, asked, by) => open.save(asked, by));
    change(wordsPaths.entry, requests.entry, async (open, asked, by) => (await entries()).addEntry(open, asked, by));
    change(wordsPaths.rename, requests.rename, async (open, asked, by) => (await entries()).renameFile(open, asked, by));
    change(wordsPaths.hide, requests.hide, async (open, asked, by) =>
      asked.draft || asked.changes?.length
        ? (await entries()).hide(open, asked, by)
        : (await history()).showAgain(options.storage, open, asked, by),
    );
    change(wordsPaths.figure, requests.figure, async (open, asked, by) => (await entries()).changeFigure(open, asked, by));
    change(wordsPaths.teach, requests.teach, async (open, asked, by) => (await entries()).teach(open, asked, by));
    change(wordsPaths.discard, requests.discard, async (open, asked, by) => (await entries()).discard(open, asked, by));

    api.post(wordsPaths.publish, async (request, reply) => {
      const { version } = parseRequest(requests.publish, request.body ?? {});
      const { editor: words, publisher } = await open();
      if (publisher.state.state !== 'running' && version !== undefined && version !== words.draft.version())
        return reply.code(412).send({ mistakes: [changedSince] });
      return reply.code(publisher.start(nameOf(request)) ? 202 : 409).send(publisher.state);
    });
    uploadRoutes(api, editor);
    api.get(wordsPaths.history, async () => (await history()).listPublications(options.storage, settings.dataDir));
    change(wordsPaths.putBack, requests.putBack, async (words, asked, by) => (await history()).putBack(options.storage, words, asked, by));
  });
  return { editor, publishing };
}

interface WordsApi {
  editor: () => Promise<WordsEditor>;
  publishing: () => PublishState | undefined;
}

const changedSince = {
  ...{ file: '', path: [], message: 'Something was changed after this list was shown, so nothing was published' },
  fix: 'Look again: the list now says what would go live.',
};

/** Result of a change; of a figure also the places that would change. */
type Answered = Outcome | FigureAnswer;
const entries = () => import('./edit-entries.ts');
const history = () => import('./history.ts');

function answer(reply: FastifyReply, outcome: Answered): FastifyReply {
  if ('places' in outcome) return reply.send(outcome);
  if ('saved' in outcome) return reply.send(outcome.saved);
  if ('refused' in outcome) return reply.code(422).send(outcome.refused);
  if ('conflict' in outcome) return reply.code(409).send(outcome.conflict);
  return reply.code(404).send({ mistakes: [{ file: '', path: [], message: 'There is no such place' }] });
}

interface WordsOptions {
  settings: Pick<Settings, 'dataDir' | 'buildFolder' | 'editing' | 'contentFolder' | 'trainingFolder'>;
  storage: Pick<Storage, 'db'>;
  /** Lets the public listener serve the new build. */
  takeBuild: () => Promise<void>;
  /** Replaces the publishing command in tests (see publisher.ts). */
  publishCommand?: string[] | undefined;
  now: () => number;
  /** Returns the name of the person who sent the request. */
  nameOf: (request: FastifyRequest) => string;
}

/**
 * Prepares the editing of the site's words. `open` loads the content rules and copies content/ into the draft with its first call,
 * so that a server without edits spends no memory on them. Each call merges changes that were made by hand in content/.
 */
function openWords({ settings, storage, takeBuild, publishCommand, now }: WordsOptions, log: PublisherOptions['log']) {
  const { dataDir, buildFolder, contentFolder, trainingFolder } = settings;
  let publisher: Publisher | undefined;
  const load = async () => {
    const [{ Draft }, editing, publishing] = await Promise.all([import('./draft.ts'), import('./edit-words.ts'), import('./publisher.ts')]);
    const root = join(dataDir, 'words');
    const editor = new editing.WordsEditor(new Draft(root, { content: contentFolder, training: trainingFolder }), root, now);
    editor.published = () => publishedPages(buildFolder);
    const synced = (): WordsEditor => {
      editor.draft.sync(pendingPublication(buildFolder));
      return editor;
    };
    const options = { dataDir, buildFolder, contentFolder, trainingFolder, storage, takeBuild, now, log, editor: synced };
    publisher = new publishing.Publisher({ ...options, ...(publishCommand && { command: publishCommand }) });
    return { synced, publisher };
  };
  let loaded: ReturnType<typeof load> | undefined;
  const open = async () => {
    loaded ??= load();
    const desk = await loaded;
    return { editor: desk.synced(), publisher: desk.publisher };
  };
  return {
    open,
    /** Completes a publish that was interrupted after its build became current. */
    async complete() {
      if (pendingPublication(buildFolder)) await (await open()).publisher.complete();
    },
    publishing: () => publisher?.state,
    close: () => publisher?.close(),
  };
}
