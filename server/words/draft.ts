import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { merge } from '../../content/edit/changes.ts';
import { checkFolder, type Mistake } from '../../content/edit/check.ts';
import { versionOf } from '../../content/edit/field.ts';
import { parseWords, rewrite } from '../../content/edit/write.ts';
import { filesBelow } from '../../content/read/read-text.ts';
import { digestOf, flushAll, removeAndFlush, sameFile, writeAtomically } from './atomic-files.ts';
import { draftName, type PendingPublication, projectPath } from './publication.ts';

/** Matches files with words and pictures, not the schemas in content/, which are code. */
const isWords = (name: string) => /\.(ya?ml|md|pdf|jpe?g|png|webp|avif|tiff?)$/.test(name) && !/(^|\/)\.|^README\.md$/.test(name);
const wordsBelow = (folder: string) => filesBelow(folder).filter(isWords);
/** Matches the words among them. */
export const isText = (name: string) => /\.(yaml|md)$/.test(name);
/** Matches names that could lead out of a folder, on any system. */
const leadsOut = /^\/|\/\/|[\\:\p{Cc}]/u;

/** New text of a file; null removes it, and `from` is the path of a file to copy. */
export type NewFile = string | null | { from: string };
export type NewTexts = ReadonlyMap<string, NewFile>;

/**
 * The draft: a copy of content/ and training/ that holds changes until they are published. A second copy, the base,
 * keeps the state that the draft started from, so that `sync` can merge files changed by hand (three-way). All methods are
 * synchronous, so that saves cannot interleave.
 */
export class Draft {
  /** Copy of content/, for the preview and the build. */
  readonly content: string;
  readonly training: string;
  /** Uploaded pictures and PDFs, which enter the draft once words name them (uploads.ts). */
  readonly uploads: string;
  readonly #root: string;
  readonly #journal: string;
  readonly #takenBack: string;
  readonly #live: Readonly<Record<Side, string>>;
  readonly #values = new Map<string, { digest: string; value: unknown }>();
  #loaded: Content | undefined;

  /** @param root folder for the copies, such as var/words @param live the published folders */
  constructor(root: string, live: Readonly<Record<Side, string>>) {
    this.#root = root;
    this.#journal = join(root, 'draft', 'journal.json');
    this.#takenBack = join(root, 'taken-back.json');
    this.#live = live;
    this.content = join(root, 'draft', 'content');
    this.training = join(root, 'draft', 'training');
    this.uploads = join(root, 'uploads');
    if (!existsSync(this.#journal)) return;
    // A power cut interrupted a save.
    this.#put(JSON.parse(readFileSync(this.#journal, 'utf8')));
    removeAndFlush(this.#journal);
  }

  /**
   * Merges changes made by hand in content/. If the draft changed the same file, its changes are reapplied to the new text and win.
   * @param pending a publish that is on the site: its words are the base, although content/ may not have them yet
   */
  sync(pending?: PendingPublication): void {
    if (!existsSync(join(this.#root, 'draft'))) this.#begin();
    const behind = new Map(pending?.planned.map(({ file, before }) => [file, before]));
    if (pending) this.#takePublished(pending);
    for (const file of this.#files('live', 'base', 'draft')) {
      const { live, base, draft } = this.digests(file);
      if (live === base || live === behind.get(projectPath(file))) continue;
      // A merge that git could not finish.
      if (isText(file) && /^(<{7}|>{7}) /m.test(this.text(file, 'live') ?? '')) continue;
      if (draft === base) this.#copy(file, 'live', 'draft');
      else if (draft !== live && live !== null && draft !== null && isText(file) && !this.#merge(file)) continue;
      this.#copy(file, 'live', 'base');
      this.#loaded = undefined;
    }
  }

  /** Returns a file's text; undefined if the file does not exist. */
  text(file: string, copy: Copy = 'draft'): string | undefined {
    const path = this.path(file, copy);
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/\r\n?/g, '\n') : undefined;
  }

  /** Returns a file's value, which is not to be changed: it is cached until the file changes. */
  value(file: string, copy: 'draft' | 'base' = 'draft'): unknown {
    const path = this.path(file, copy);
    const digest = digestOf(path);
    if (digest === undefined) return undefined;
    const cached = this.#values.get(path);
    if (cached?.digest === digest) return cached.value;
    const value = parseWords(file, this.text(file, copy) as string);
    this.#values.set(path, { digest, value });
    return value;
  }

  /** Returns whether a name from a request is a file of the draft, or one that the draft removed. */
  has(name: string): boolean {
    return this.#files('base', 'draft').includes(name);
  }

  files(isWanted: (name: string) => boolean): string[] {
    return this.#files('draft').filter(isWanted);
  }

  changedFiles(): string[] {
    return this.#files('base', 'draft').filter((file) => this.digests(file).base !== this.digests(file).draft);
  }

  /** Lists those of them that are words; pictures and PDFs follow the words that name them. */
  changedWords(): string[] {
    return this.changedFiles().filter(isText);
  }

  /** Hashes what a publish would change, so that a publish is of what was shown. */
  version(): string {
    return versionOf(this.changedFiles().map((file) => [file, this.digests(file).base, this.digests(file).draft]));
  }

  /** Returns a file's hashes; null where there is no file. Live and base differ while a change by hand cannot be merged. */
  digests(file: string): Record<Copy, string | null> {
    const digest = (copy: Copy) => digestOf(this.path(file, copy)) ?? null;
    return { live: digest('live'), base: digest('base'), draft: digest('draft') };
  }

  /** Returns the draft's content; undefined while a change by hand contains a mistake. */
  read(): Content | undefined {
    if (this.#loaded) return this.#loaded;
    const checked = checkFolder(this.content);
    this.#loaded = 'content' in checked ? checked.content : undefined;
    return this.#loaded;
  }

  /** Validates the draft with new texts, without saving them. */
  try(texts: NewTexts): { content: Content } | { mistakes: Mistake[] } {
    const folder = join(this.#root, 'try');
    for (const file of texts.keys()) this.path(file);
    rmSync(folder, { recursive: true, force: true });
    for (const file of wordsBelow(this.content)) if (!texts.has(file)) sameFile(join(this.content, file), join(folder, file));
    for (const [file, text] of texts) {
      if (text === null || sideOf(file) !== 'content') continue;
      if (typeof text === 'string') writeAtomically(join(folder, file), text);
      else sameFile(text.from, join(folder, file));
    }
    return checkFolder(folder);
  }

  /**
   * Saves changes atomically: after a power cut, either all changes are saved or none.
   * @param content the draft's content with these changes
   */
  keep(texts: NewTexts, content: Content | undefined): void {
    for (const file of texts.keys()) this.path(file);
    // One file is replaced atomically; several need the journal.
    if (texts.size > 1) writeAtomically(this.#journal, JSON.stringify([...texts]));
    this.#put([...texts]);
    rmSync(this.#journal, { force: true });
    this.#loaded = content;
  }

  /** Returns texts of files; null for one that does not exist. */
  texts(files: readonly string[], copy: 'draft' | 'base'): Map<string, string | null> {
    return new Map(files.map((file) => [file, this.text(file, copy) ?? null]));
  }

  /** Remembers the changed texts, before all changes are taken back. */
  rememberTakenBack(): void {
    const texts = this.texts(this.changedWords(), 'draft');
    if (texts.size > 0) writeAtomically(this.#takenBack, JSON.stringify([...texts]));
  }

  /** Returns the texts that were taken back last. */
  takenBack(): NewTexts {
    return new Map(existsSync(this.#takenBack) ? JSON.parse(readFileSync(this.#takenBack, 'utf8')) : []);
  }

  /** @throws Error if the file would be outside the copy */
  path(file: string, copy: Copy = 'draft'): string {
    if (!isWords(file) || leadsOut.test(file)) throw new Error(`${JSON.stringify(file.slice(0, 100))} is no file of the content`);
    return join(this.#folder(copy, sideOf(file)), file.replace(/^training\//, ''));
  }

  #put(texts: [file: string, text: NewFile][]): void {
    for (const [file, text] of texts) {
      if (text === null) removeAndFlush(this.path(file));
      else if (typeof text === 'string') writeAtomically(this.path(file), text);
      // Gone if an interrupted save had already moved it.
      else if (existsSync(text.from)) writeAtomically(this.path(file), readFileSync(text.from));
    }
  }

  /** Creates the first copy, atomically. */
  #begin(): void {
    const part = join(this.#root, 'draft.part');
    rmSync(part, { recursive: true, force: true });
    for (const file of this.#files('live')) {
      const name = this.path(file).slice(join(this.#root, 'draft').length);
      for (const copy of [part, join(part, 'base')]) cpSync(this.path(file, 'live'), join(copy, name));
    }
    flushAll(part);
    renameSync(part, join(this.#root, 'draft'));
  }

  /** @returns false if the file cannot be parsed (half written, or with a mistake); a later sync merges it */
  #merge(file: string): boolean {
    const text = this.text(file, 'live') as string;
    let live: unknown;
    try {
      live = parseWords(file, text);
    } catch {
      return false;
    }
    const merged = merge(this.value(file, 'base'), this.value(file), live, { isWanted: () => true, contested: [] });
    writeAtomically(this.path(file), rewrite(file, text, live, merged));
    return true;
  }

  /** Lets the base be what was published, so that the draft's changes are those since then. */
  #takePublished({ planned, folder }: PendingPublication): void {
    for (const { file, after } of planned) {
      const name = draftName(file);
      if (!name || this.digests(name).base === after) continue;
      if (after === null) removeAndFlush(this.path(name, 'base'));
      else writeAtomically(this.path(name, 'base'), readFileSync(join(folder, 'project', file)));
    }
  }

  #copy(file: string, from: Copy, to: Copy): void {
    const [source, target] = [this.path(file, from), this.path(file, to)];
    if (!existsSync(source)) removeAndFlush(target);
    // The base is not flushed, because a lost base is copied from content/ again.
    else if (to === 'draft') writeAtomically(target, readFileSync(source));
    else cpSync(source, target);
  }

  #files(...copies: Copy[]): string[] {
    const names = copies.flatMap((copy) => [
      ...wordsBelow(this.#folder(copy, 'content')),
      ...wordsBelow(this.#folder(copy, 'training')).map((name) => `training/${name}`),
    ]);
    return [...new Set(names)];
  }

  #folder(copy: Copy, side: Side): string {
    return copy === 'live' ? this.#live[side] : join(this.#root, 'draft', ...(copy === 'base' ? ['base'] : []), side);
  }
}

/** The folders that hold words. */
type Side = 'content' | 'training';
type Copy = 'live' | 'base' | 'draft';
const sideOf = (file: string): Side => (file.startsWith('training/') ? 'training' : 'content');
