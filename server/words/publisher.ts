import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Mistake, mistakeOf } from '../../content/edit/check.ts';
import type { Problem } from '../../content/read/content-error.ts';
import type { PublishState } from '../../shared/api/words.ts';
import { makeCurrent, newBuildFolder, tryLock } from '../build-output/builds.ts';
import { problemSentences, readPublishProblems } from '../build-output/publish-problems.ts';
import { childEnvironment } from '../settings/child-environment.ts';
import type { Storage } from '../storage/open-storage.ts';
import { flushFolder, removeAndFlush, writeAtomically } from './atomic-files.ts';
import { completePublication } from './complete-publication.ts';
import { listChanges } from './draft-changes.ts';
import type { WordsEditor } from './edit-words.ts';
import { copyIn, followWords, isBuilt, type LiveFolders, pendingPublication, projectPath, writePublication } from './publication.ts';
import { failureOf, reasonOf } from './reasons.ts';

export interface PublisherOptions {
  /** Returns the editor, whose draft has the changes that were made by hand. */
  editor: () => WordsEditor;
  storage: Pick<Storage, 'db'>;
  dataDir: string;
  /** Link to the current build, such as dist. */
  buildFolder: string;
  contentFolder: string;
  trainingFolder: string;
  /** Lets the public listener serve the new build. */
  takeBuild: () => Promise<void>;
  now: () => number;
  /** Receives what a failed build said, for whoever looks after the server. */
  log: (lines: readonly string[], message: string) => void;
  /** Node's arguments for the process that builds; tests replace them. */
  command?: string[];
}

/** Limit in milliseconds; a publish takes 1 to 3 minutes. */
const PUBLISH_TIMEOUT = 30 * 60_000;
/** Lines of build output that are kept. */
const MOST_LINES = 200;

/**
 * Publishes the draft: a child process builds a copy of it in a folder apart, one rename makes that build current, and then the words
 * in content/ follow. One publish at a time in a project, whatever the number of servers.
 */
export class Publisher {
  state: PublishState = { state: 'idle', lines: [], mistakes: [] };
  readonly #options: PublisherOptions;
  readonly #folders: LiveFolders;
  #child: ChildProcess | undefined;
  /** File with the duration of the last publish, in milliseconds. */
  readonly #tookFile: string;
  /** File with who began the publish that runs, and when. */
  readonly #runningFile: string;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#folders = { content: options.contentFolder, training: options.trainingFolder, project: dirname(options.buildFolder) };
    this.#tookFile = join(options.dataDir, 'words', 'last-took.json');
    this.#runningFile = join(options.dataDir, 'words', 'publishing.json');
    this.#note([]);
    this.#noteStopped();
  }

  /**
   * Starts to publish the draft as it is now; later saves wait for the next publish.
   * @returns false if a publish is running
   */
  start(by: string): boolean {
    if (this.state.state === 'running') return false;
    const startedAt = this.#options.now();
    const expected = existsSync(this.#tookFile) ? Number(readFileSync(this.#tookFile, 'utf8')) : undefined;
    const { note } = this.state;
    this.state = { state: 'running', lines: [], mistakes: [], note, by, startedAt, expected };
    void this.#locked(() => this.#publish(by, startedAt)).catch((error: Error) => this.#fail(failureOf(error, this.state.lines), error));
    return true;
  }

  /** Completes a publish whose build is current, but whose words or history could not follow yet. */
  async complete(): Promise<void> {
    if (this.state.state !== 'running')
      await this.#locked(
        () => this.#complete(),
        () => {},
      );
  }

  close(): void {
    this.#child?.kill();
  }

  /** Works while no other process publishes, builds or rolls back. The work begins at once. */
  async #locked(
    work: () => Promise<unknown>,
    otherwise = () => this.#fail('Another publish or build runs on this server: publish again when it has ended.'),
  ): Promise<void> {
    const release = tryLock(`${this.#options.buildFolder}.lock`);
    if (!release) return otherwise();
    try {
      await work();
    } finally {
      release();
    }
  }

  async #publish(by: string, startedAt: number): Promise<void> {
    const { buildFolder, takeBuild } = this.#options;
    const build = newBuildFolder(buildFolder);
    try {
      const isPending = this.#followLast();
      // Up to here nothing is awaited, so that the words are those from when Publish was pressed.
      if (!this.#prepare(build, by, startedAt)) return;
      writeAtomically(this.#runningFile, JSON.stringify({ by, startedAt }));
      if (isPending && !(await this.#complete())) throw new Error(this.state.note);
      await this.#build(build);
      makeCurrent(buildFolder, build);
    } catch (error) {
      for (const path of [build, this.#runningFile]) await rm(path, { recursive: true, force: true }).catch(() => {});
      throw error;
    }
    removeAndFlush(this.#runningFile);
    flushFolder(dirname(buildFolder));
    await takeBuild().catch((error: Error) => this.#addLine(`The server could not load the new build yet: ${error.message}`));
    await this.#complete();
    writeFileSync(this.#tookFile, String(this.#options.now() - startedAt));
    this.#end('done');
  }

  /** Writes the words of the last publish, if they could not be written then. @throws Error if they still cannot */
  #followLast(): boolean {
    this.#options.editor();
    const pending = pendingPublication(this.#options.buildFolder);
    if (!pending) return false;
    try {
      followWords(pending, this.#folders);
    } catch (error) {
      this.#options.log([String(error)], 'the words of the last publish could not be written');
      throw new Error(`The words of the last publish could not be written to the files in content/ yet: ${reasonOf(error as Error)}.`);
    }
    return true;
  }

  /** Copies the draft into the build's folder. @returns false if there is nothing to publish, or something to correct first */
  #prepare(build: string, by: string, at: number): boolean {
    const editor = this.#options.editor();
    const { draft } = editor;
    const changed = draft.changedFiles();
    const isInConflict = (file: string) => draft.digests(file).live !== draft.digests(file).base;
    const mistakes = [...editor.mistakes(), ...changed.filter(isInConflict).map(conflict)];
    if (mistakes.length > 0 || changed.length === 0) {
      this.state = { ...this.state, mistakes };
      this.#end(mistakes.length > 0 ? 'failed' : 'done', mistakes.length > 0 ? undefined : 'Nothing is changed.');
      return false;
    }
    const plan = {
      at,
      by,
      changes: listChanges(editor),
      files: draft.changedWords().map((file) => ({ file, before: draft.text(file, 'base') ?? null, after: draft.text(file) ?? null })),
      planned: changed.map((file) => {
        const { base: before, draft: after } = draft.digests(file);
        return { file: projectPath(file), before, after };
      }),
    };
    writePublication(build, plan, new Map(draft.files(() => true).map((file) => [projectPath(file), draft.path(file)])));
    return true;
  }

  /** Builds in a child process, which writes only into the build's folder. @throws Error if it fails */
  async #build(build: string): Promise<void> {
    const { contentFolder, command = ['scripts/desk/publish.ts'] } = this.#options;
    const child = spawn(process.execPath, [...command, build], {
      // Over the channel the child notices that this process has ended.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      timeout: PUBLISH_TIMEOUT,
      env: childEnvironment({
        NODE_COMPILE_CACHE: undefined,
        ...(!process.env.CONTENT_DIR && contentFolder !== resolve('content') && { CONTENT_DIR: contentFolder }),
      }),
    });
    this.#child = child;
    child.on('message', (problems: Problem[]) => {
      this.state = { ...this.state, mistakes: problems.map((problem) => mistakeOf(copyIn(build, 'content'), problem)) };
    });
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#addLine(line));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0 || !isBuilt(build)) throw new Error(code === null ? stopped : '');
  }

  /** Completes the current build's publication. @returns whether nothing is left to do, a commit aside */
  async #complete(): Promise<boolean> {
    const { buildFolder, dataDir, storage, editor, log } = this.#options;
    // The draft takes over what was published before content/ changes.
    editor();
    const pending = pendingPublication(buildFolder);
    if (!pending) return true;
    const { kept, problems } = await completePublication(pending, { dataDir, storage, folders: this.#folders, log });
    this.#note(kept, problems);
    return !problems.words;
  }

  /** Notes in the state that a publish was stopped with its server, unless it is on the site or another process is at work. */
  #noteStopped(): void {
    const release = existsSync(this.#runningFile) && tryLock(`${this.#options.buildFolder}.lock`);
    if (!release) return;
    release();
    const running = JSON.parse(readFileSync(this.#runningFile, 'utf8')) as { by: string; startedAt: number };
    if (pendingPublication(this.#options.buildFolder)?.at !== running.startedAt)
      this.state = { ...this.state, ...running, state: 'failed', failure: stopped, endedAt: this.#options.now() };
  }

  /** Notes in the state what is left to do. @param kept files that keep a change by hand */
  #note(kept: readonly string[], problems = readPublishProblems(this.#options.dataDir)): void {
    const lines = problemSentences(problems);
    if (kept.length > 0) lines.push(`Changed by hand meanwhile, and left so until the next publish: ${kept.join(', ')}.`);
    this.state = { ...this.state, note: lines.join(' ') || undefined };
  }

  #addLine(line: string): void {
    if (line.trim() === '') return;
    this.state = { ...this.state, lines: [...this.state.lines, line].slice(-MOST_LINES) };
  }

  #end(state: 'done' | 'failed', line?: string): void {
    if (line) this.#addLine(line);
    this.state = { ...this.state, state, endedAt: this.#options.now() };
  }

  #fail(failure: string, cause?: Error): void {
    this.#options.log([...this.state.lines, ...(cause ? [String(cause.stack)] : [])], `a publish failed: ${failure}`);
    this.state = { ...this.state, failure };
    this.#end('failed');
  }
}

const stopped = 'It was stopped, because it took too long or the server ended: publish again.';

const conflict = (file: string): Mistake => ({
  file,
  path: [],
  message: 'was changed by hand in the folder of the words, and cannot be read there',
  fix: 'Whoever changed it finishes the merge or mends the file. It is not overwritten.',
});
