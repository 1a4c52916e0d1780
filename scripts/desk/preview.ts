import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { dev } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { agreedFigures } from '../../content/agreed.ts';
import { contentFiles, textsIn } from '../../content/checks/content-files.ts';
import type { Content } from '../../content/content.ts';
import { parseWords } from '../../content/edit/write.ts';
import { contentFolder, loadContent } from '../../content/load.ts';
import { markOf } from '../../content/place-marks.ts';
import { pathWithHidden } from '../../content/read/hidden.ts';
import { readText } from '../../content/read/read-text.ts';
import { type FieldMeta, type Path, valueAt } from '../../content/walk.ts';
import { type PreviewAddress, secretHeader } from '../../server/words/preview.ts';
import { preparePhotos } from '../build/prepare-photos.ts';

/*
 * Serves the pages of a draft (CONTENT_DIR) for the desk's frame. server/words/preview.ts starts this process, receives port and secret
 * over IPC, and ends the process by disconnecting. Every user of the machine can reach the port, and Vite serves source files, so a
 * request without the secret is refused. There is no file watcher: each request checks whether the words have changed, so that a page
 * requested after a save shows the change.
 */
process.once('disconnect', () => process.exit());

/** Never in arguments or environment, where other processes could read it. */
const secret = randomBytes(32).toString('base64url');
const isSecret = (given: unknown) =>
  typeof given === 'string' && given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret));

const temporary = mkdtempSync(join(tmpdir(), 'tarazu-preview-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

process.env.PHOTO_LIST = join(temporary, 'photos.json');

const folder = contentFolder();
const photos = '/_assets/photos/';

/** Returns a value that changes with every file of a folder. */
function stateOf(path: string): string {
  if (!existsSync(path)) return '';
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${name} ${statSync(join(path, name), { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}

/**
 * Returns a copy of the content in which each text that visitors read is marked with its place in its file (place-marks.ts), so that a
 * click on a page finds its field.
 * @param folder the content folder
 */
function markContent(content: Content, folder: string): Content {
  const copy = structuredClone(content);
  const figures = new Map(agreedFigures(content).map(({ slug, place }) => [slug, place]));
  const valuePlaces = new Map(content.figureReferences.map(({ file, path, id }) => [`${file} ${path}`, figures.get(id)]));
  for (const contentFile of contentFiles(copy)) {
    const { file, value } = contentFile;
    const source = readText(join(folder, file));
    const whole = /^ *(?:- )?draft: true\b/m.test(source) ? parseWords(file, source) : undefined;
    for (const { path, text, meta } of textsIn(contentFile)) {
      if (!isRead(meta)) continue;
      const mark = markOf(valuePlaces.get(`${file} ${path}`) ?? { file, path: whole ? pathWithHidden(whole, path) : path });
      const marked = meta.role === 'markdown' ? markLines(text, mark) : text + mark;
      (valueAt(value, path.slice(0, -1)) as Record<Path[number], unknown>)[path.at(-1) as Path[number]] = marked;
    }
  }
  return copy;
}

const isRead = ({ role, spoken, silent }: FieldMeta) =>
  !spoken && !silent && (role === 'text' || role === 'alt' || role === 'figure' || role === 'markdown');

/** Marks each line of a Markdown text. Rows of tables end with their bar. */
const markLines = (text: string, mark: string) =>
  text
    .split('\n')
    .map((line) => (line === '' || line.endsWith('|') ? line : line + mark))
    .join('\n');

let version = 0;

/** Checks and marks the words once for all modules that read them: a check takes 60 ms. @throws ContentError */
function checkWords(): void {
  const file = join(temporary, `${++version}.json`);
  writeFileSync(file, JSON.stringify(markContent(loadContent(folder), folder)));
  process.env.CHECKED_CONTENT = file;
}

/** Invalidates only the modules that read content: 0.3 s instead of 3 s for all. */
function invalidateReaders(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const reader of moduleGraph.getModulesByFile(resolve('content/load.ts')) ?? [])
      for (const importer of reader.importers) moduleGraph.invalidateModule(importer);
  }
}

/** Astro sets watch options, over which Vite merges no null. Astro restarts a watched server when a build beside it writes its settings. */
const unwatched: Plugin = {
  name: 'unwatched',
  config(config) {
    if (config.server) config.server.watch = null;
  },
};

/** Runs before the middlewares of Vite and Astro. */
const guarded: Plugin = {
  name: 'guarded',
  configureServer: {
    order: 'pre',
    handler({ middlewares, httpServer }) {
      // WebSockets, which Vite's proxy would take, do not pass the middlewares.
      httpServer?.prependListener('upgrade', (_request, socket) => socket.destroy());
      middlewares.use((request, response, next) => {
        if (isSecret(request.headers[secretHeader])) return next();
        response.writeHead(403).end();
      });
    },
  },
};

const overDraft: Plugin = {
  name: 'over-draft',
  configureServer(server) {
    let lastState = stateOf(folder);
    let lastPhotos = stateOf(join(folder, 'photos'));
    const renew = async () => {
      const state = stateOf(folder);
      if (state === lastState) return;
      checkWords();
      const photosNow = stateOf(join(folder, 'photos'));
      if (photosNow !== lastPhotos) await preparePhotos();
      [lastState, lastPhotos] = [state, photosNow];
      invalidateReaders(server);
    };
    // One at a time: photographs take seconds, and another request comes meanwhile.
    let renewed = Promise.resolve();
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      // Vite lists public files once, and would miss a new picture.
      const photo = join('site/public', pathname);
      if (pathname.startsWith(photos) && existsSync(photo)) {
        response.setHeader('Content-Type', `image/${extname(photo).slice(1)}`);
        return createReadStream(photo).pipe(response);
      }
      // A save may be writing these files. The desk then requests the page again.
      try {
        renewed = renewed.catch(() => {}).then(renew);
        await renewed;
        next();
      } catch (error) {
        next(error);
      }
    });
  },
};

checkWords();
await preparePhotos();
const { address } = await dev({
  root: 'site',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0 },
  vite: {
    // npm run dev uses another cache, so that both can run.
    cacheDir: resolve('node_modules/.cache/preview'),
    server: { hmr: false, ws: false },
    // No scripts are requested, so skip the dependency bundling, which takes seconds.
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [unwatched, guarded, overDraft],
  },
});
process.send?.({ port: address.port, secret } satisfies PreviewAddress);
