import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Mistake, pathOfField } from '../../content/edit/check.ts';
import type { PublishState } from '../../shared/api/words.ts';
import { childEnvironment } from '../settings/child-environment.ts';
import type { Storage } from '../storage/open-storage.ts';
import { digestOf, sameFile, writeAtomically } from './atomic-files.ts';
import { commitWords } from './commit-words.ts';
import type { WordsEditor } from './edit-words.ts';
import { keepPublication, type Publication } from './history.ts';
import { listChanges } from './list-changes.ts';

export interface PublisherOptions {
  editor: () => WordsEditor;
  storage: Pick<Storage, 'db'>;
  /** Folder of the draft. */
  root: string;
  contentFolder: string;
  /** Lets the public listener serve the new build. */
  takeBuild: () => Promise<void>;
  now: () => number;
  /** Node's arguments for the process that builds and publishes; tests replace them. */
  command?: string[];
}

/** Limit in milliseconds; a publish takes 1 to 3 minutes. */
const PUBLISH_TIMEOUT = 30 * 60_000;
/** Lines of build output kept for watchers. */
const MOST_LINES = 200;

/** Publishes the draft: builds in a child process, then serves the new build. One publish at a time. */
export class Publisher {
  state: PublishState = { state: 'idle', lines: [], mistakes: [] };
  readonly #options: PublisherOptions;
  readonly #watchers = new Set<(state: PublishState) => void>();
  #child: ChildProcess | undefined;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** @returns a function that stops watching */
  watch(watcher: (state: PublishState) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.state);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Starts to publish the draft; later saves wait for the next publish.
   * @returns false if a publish is running
   */
  start(by: string): boolean {
    if (this.state.state === 'running') return false;
    const { root, now } = this.#options;
    const editor = this.#options.editor();
    const mistakes = editor.mistakes();
    const startedAt = now();
    const files = editor.draft.changedFiles();
    if (mistakes.length > 0 || files.length === 0) {
      const lines = files.length === 0 ? ['Nothing is changed.'] : [];
      this.#set({ state: mistakes.length > 0 ? 'failed' : 'done', lines, mistakes, by, startedAt, endedAt: startedAt });
      return true;
    }
    rmSync(join(root, 'publish'), { recursive: true, force: true });
    for (const file of editor.draft.files(() => true)) sameFile(editor.draft.path(file), join(root, 'publish', inFolder(file)));
    const textOf = (file: string, copy: 'base' | 'draft') => editor.draft.text(file, copy) ?? null;
    const publication: Publication = {
      at: startedAt,
      by,
      changes: listChanges(editor),
      files: files
        .filter((file) => /\.(yaml|md)$/.test(file))
        .map((file) => ({ file, before: textOf(file, 'base'), after: textOf(file, 'draft') })),
    };
    writeAtomically(join(root, 'publish', 'changed.json'), JSON.stringify(files.map(inFolder)));
    writeAtomically(join(root, 'publish', 'publication.json'), JSON.stringify(publication));
    this.#set({ state: 'running', lines: [], mistakes: [], by, startedAt });
    void this.#run().catch((error: Error) => this.#end('failed', error.message));
    return true;
  }

  /** Completes a publish that a power cut interrupted before it was recorded. */
  async recover(): Promise<void> {
    if (this.state.state !== 'running') await this.#record();
  }

  /** Records the publish in the history, and in a git commit if content/ is in a checkout. */
  async #record(): Promise<void> {
    const folder = join(this.#options.root, 'publish');
    if (!existsSync(join(folder, 'publication.json'))) return;
    const { draft } = this.#options.editor();
    const publication: Publication = JSON.parse(readFileSync(join(folder, 'publication.json'), 'utf8'));
    const names: string[] = JSON.parse(readFileSync(join(folder, 'changed.json'), 'utf8'));
    const paths = names.map((name) => ({ published: join(folder, name), live: draft.livePath(outOfFolder(name)) }));
    if (paths.every(({ published, live }) => digestOf(published) === digestOf(live))) {
      await keepPublication(this.#options.storage, publication);
      await commitWords(
        paths.map(({ live }) => live),
        publication,
      );
    }
    rmSync(folder, { recursive: true, force: true });
  }

  close(): void {
    this.#child?.kill();
  }

  async #run(): Promise<void> {
    const { root, contentFolder, command = ['scripts/desk/publish.ts'] } = this.#options;
    const child = spawn(process.execPath, [...command, join(root, 'publish')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PUBLISH_TIMEOUT,
      env: childEnvironment({ NODE_COMPILE_CACHE: '', ...(contentFolder !== resolve('content') && { CONTENT_DIR: contentFolder }) }),
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => this.#addLine(line));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) return this.#end('failed', code === null ? 'It was stopped.' : undefined);
    await this.#options.takeBuild();
    await this.#record();
    this.#end('done');
  }

  #addLine(line: string): void {
    if (line.trim() === '') return;
    const mistake = mistakeIn(line);
    const { lines, mistakes } = this.state;
    this.#set({ ...this.state, lines: [...lines, line].slice(-MOST_LINES), mistakes: mistake ? [...mistakes, mistake] : mistakes });
  }

  #end(state: 'done' | 'failed', line?: string): void {
    if (line) this.#addLine(line);
    this.#set({ ...this.state, state, endedAt: this.#options.now() });
  }

  #set(state: PublishState): void {
    this.state = state;
    for (const watcher of this.#watchers) watcher(state);
  }
}

/** Converts a file's name in the draft to its path below the project, and back. */
const inFolder = (file: string) => (file.startsWith('training/') ? file : `content/${file}`);
const outOfFolder = (name: string) => name.replace(/^content\//, '');

/** Parses a line of build output that reports a mistake in the words. */
function mistakeIn(line: string): Mistake | undefined {
  const [, file, lineNumber, field = '', message] = /^\s*content\/(\S+?)(?:, line (\d+))?(?:: (\S+))? (.+)$/.exec(line) ?? [];
  return file && message ? { file, path: pathOfField(field), ...(lineNumber && { line: Number(lineNumber) }), message } : undefined;
}
