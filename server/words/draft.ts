import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { differences, reapply } from '../../content/edit/changes.ts';
import { checkFolder, type Mistake } from '../../content/edit/check.ts';
import { parseWords } from '../../content/edit/write.ts';
import { digestOf, filesBelow, flushAll, removeWhole, sameFile, writeWhole } from './whole-files.ts';

/** Files with words and pictures; of content's folder not the rules, which are code. */
const isWords = (name: string) => /\.(ya?ml|md|pdf|jpe?g|png|webp|avif|tiff?)$/.test(name) && !/(^|\/)\.|^README\.md$/.test(name);

/** A file's new text; null removes it. */
export type NewTexts = ReadonlyMap<string, string | null>;

/**
 * The words as they will be published: a whole copy of content/ and training/, in which changes are kept until then.
 * Beside it stands a copy of what it was made from, so that a file changed by hand meanwhile is taken in (three-way, see `sync`).
 * Everything here is synchronous: saves cannot come between one another.
 */
export class Draft {
  /** Folder of the copy of content/, for a preview and a build. */
  readonly content: string;
  /** Folder of the copy of training/. */
  readonly training: string;
  readonly #root: string;
  readonly #live: Readonly<Record<Side, string>>;
  #read: Content | undefined;

  /**
   * @param root folder of its own, such as var/words
   * @param live the folders that are published
   */
  constructor(root: string, live: Readonly<Record<Side, string>>) {
    this.#root = root;
    this.#live = live;
    this.content = join(root, 'draft', 'content');
    this.training = join(root, 'draft', 'training');
    this.#finish();
  }

  /** Takes in what was changed in content/ by hand. What the draft changed in the same file is made again in the new text, and wins. */
  sync(): void {
    if (!existsSync(join(this.#root, 'draft'))) this.#begin();
    for (const file of this.#files('live', 'base', 'draft')) {
      const [live, base, draft] = (['live', 'base', 'draft'] as const).map((copy) => digestOf(this.#path(copy, file)));
      if (live === base) continue;
      if (draft === base) this.#copy(file, 'live', 'draft');
      else if (draft !== live && live !== undefined && draft !== undefined && /\.(yaml|md)$/.test(file) && !this.#merge(file)) continue;
      this.#copy(file, 'live', 'base');
      this.#read = undefined;
    }
  }

  /** A file's text; undefined where there is none. @param copy as it is in the draft, or was when it was last published */
  text(file: string, copy: 'draft' | 'base' = 'draft'): string | undefined {
    const path = this.#path(copy, file);
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/\r\n?/g, '\n') : undefined;
  }

  value(file: string, copy: 'draft' | 'base' = 'draft'): unknown {
    const text = this.text(file, copy);
    return text === undefined ? undefined : parseWords(file, text);
  }

  /** Files of the draft, by their names. */
  files(isWanted: (name: string) => boolean): string[] {
    return this.#files('draft').filter(isWanted);
  }

  /** Files that differ from what is published. */
  changedFiles(): string[] {
    return this.#files('base', 'draft').filter((file) => digestOf(this.#path('base', file)) !== digestOf(this.#path('draft', file)));
  }

  /** What the draft says; undefined while a change by hand has a mistake in it. */
  read(): Content | undefined {
    if (this.#read) return this.#read;
    const checked = checkFolder(this.content);
    this.#read = 'content' in checked ? checked.content : undefined;
    return this.#read;
  }

  /** What the draft would say with some files changed: nothing is kept. */
  try(texts: NewTexts): { content: Content } | { mistakes: Mistake[] } {
    const folder = join(this.#root, 'try');
    rmSync(folder, { recursive: true, force: true });
    for (const file of filesBelow(this.content, isWords)) if (!texts.has(file)) sameFile(join(this.content, file), join(folder, file));
    for (const [file, text] of texts) if (text !== null && sideOf(file) === 'content') writeWhole(join(folder, file), text);
    return checkFolder(folder);
  }

  /** Keeps changes: all of them or, after a power cut, none. @param content what the draft says with them */
  keep(texts: NewTexts, content: Content | undefined): void {
    // One file is replaced at once; the journal is for several.
    if (texts.size > 1) writeWhole(this.#journal, JSON.stringify([...texts]));
    this.#put([...texts]);
    rmSync(this.#journal, { force: true });
    this.#read = content;
  }

  /** The published text of files again. */
  published(files: readonly string[]): NewTexts {
    return new Map(files.map((file) => [file, this.text(file, 'base') ?? null]));
  }

  /** Where a file of the draft stands. */
  path = (file: string) => this.#path('draft', file);

  /** Where it is published from. */
  livePath = (file: string) => this.#path('live', file);

  get #journal(): string {
    return join(this.#root, 'draft', 'journal.json');
  }

  /** Ends what a power cut interrupted. */
  #finish(): void {
    if (!existsSync(this.#journal)) return;
    this.#put(JSON.parse(readFileSync(this.#journal, 'utf8')));
    removeWhole(this.#journal);
  }

  #put(texts: [file: string, text: string | null][]): void {
    for (const [file, text] of texts) {
      if (text === null) removeWhole(this.path(file));
      else writeWhole(this.path(file), text);
    }
  }

  /** The first copy, which is there as a whole or not at all. */
  #begin(): void {
    const part = join(this.#root, 'draft.part');
    rmSync(part, { recursive: true, force: true });
    for (const file of this.#files('live')) {
      const name = this.#path('draft', file).slice(join(this.#root, 'draft').length);
      for (const target of [join(part, name), join(part, 'base', name)]) {
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(this.#path('live', file), target);
      }
    }
    flushAll(part);
    renameSync(part, join(this.#root, 'draft'));
  }

  /** @returns false where the file cannot be read: half written, or with a mistake, it is taken in later */
  #merge(file: string): boolean {
    const [before, after] = [this.value(file, 'base'), this.value(file)];
    const text = readFileSync(this.#path('live', file), 'utf8').replace(/\r\n?/g, '\n');
    let live: unknown;
    try {
      live = parseWords(file, text);
    } catch {
      return false;
    }
    writeWhole(this.path(file), reapply(file, text, live, differences(before, after)).text);
    return true;
  }

  #copy(file: string, from: Copy, to: Copy): void {
    const [source, target] = [this.#path(from, file), this.#path(to, file)];
    if (!existsSync(source)) removeWhole(target);
    // What is lost of the base is taken from content/ again: it need not be on disk yet.
    else if (to === 'draft') writeWhole(target, readFileSync(source));
    else {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(source, target);
    }
  }

  #files(...copies: Copy[]): string[] {
    const names = copies.flatMap((copy) => [
      ...filesBelow(this.#folder(copy, 'content'), isWords),
      ...filesBelow(this.#folder(copy, 'training'), isWords).map((name) => `training/${name}`),
    ]);
    return [...new Set(names)];
  }

  #path(copy: Copy, file: string): string {
    const side = sideOf(file);
    return join(this.#folder(copy, side), side === 'training' ? file.slice('training/'.length) : file);
  }

  #folder(copy: Copy, side: Side): string {
    return copy === 'live' ? this.#live[side] : join(this.#root, 'draft', ...(copy === 'base' ? ['base'] : []), side);
  }
}

/** The folders that words stand in. */
type Side = 'content' | 'training';
type Copy = 'live' | 'base' | 'draft';
const sideOf = (file: string): Side => (file.startsWith('training/') ? 'training' : 'content');
