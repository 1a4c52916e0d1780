import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkDeparted } from '../../content/checks/check-departed.ts';
import { checkVanished } from '../../content/checks/check-redirects.ts';
import type { Content } from '../../content/content.ts';
import { differences, isOrder, isWithin } from '../../content/edit/changes.ts';
import { checkFolder, type Mistake, mistakeOf } from '../../content/edit/check.ts';
import { describeField, formSchema, versionOf } from '../../content/edit/field.ts';
import { EditError, parseWords, rewrite } from '../../content/edit/write.ts';
import { entryFolders, type FieldPlace, schemaAt, schemaOf, valueAt } from '../../content/walk.ts';
import type { Change, Conflict, Field, Refused, Saved, SchemaAnswer } from '../../shared/api/words.ts';
import { followAnswers, languageMistakes, questionMistakes } from './asked-lines.ts';
import { type Draft, isText, type NewFile, type NewTexts } from './draft.ts';
import { draftDifferences } from './draft-changes.ts';
import { followAddresses } from './follow-addresses.ts';
import { nameOfPlace } from './name-places.ts';
import { withUploads } from './uploads.ts';
import type { RequestOf } from './words-requests.ts';

export type Outcome = { saved: Saved } | { refused: Refused } | { conflict: Conflict } | { missing: true };

/** Who made a change, and when. */
type Credit = Pick<Change, 'by' | 'at' | 'act' | 'putBack'>;

/** Applies all changes to the draft. A change that would fail the build is refused as a whole. */
export class WordsEditor {
  readonly draft: Draft;
  readonly #creditsFile: string;
  readonly #now: () => number;
  /** Returns the paths of the pages that visitors know. */
  published: () => readonly string[] = () => [];

  /** @param root folder of the draft */
  constructor(draft: Draft, root: string, now: () => number) {
    this.draft = draft;
    this.#creditsFile = join(root, 'changers.json');
    this.#now = now;
  }

  field(place: FieldPlace): Field | undefined {
    const whole = this.draft.has(place.file) ? this.draft.value(place.file) : undefined;
    const field = whole === undefined ? undefined : describeField(place, whole, this.draft.read());
    return field && { ...field, where: nameOfPlace(this.draft, place) };
  }

  /** @param file name of a file, or of a folder for a new entry */
  schema(file: string): SchemaAnswer | undefined {
    const isFolder = entryFolders.includes(file);
    const value = isFolder ? {} : this.draft.has(file) ? this.draft.value(file) : undefined;
    const schema = value === undefined ? undefined : formSchema(isFolder ? `${file}/new.yaml` : file, value, this.draft.read());
    return schema && { schema, value };
  }

  /** Saves the value of a place; null removes an optional one. Entries of a list that are in both values keep their lines. */
  save({ place, value, version }: RequestOf<'save'>, by: string): Outcome {
    const { file, path } = place;
    const text = this.draft.has(file) ? this.draft.text(file) : undefined;
    if (text === undefined) return { missing: true };
    const whole = this.draft.value(file);
    const schema = schemaOf(file);
    const isMarkdown = file.endsWith('.md') && path.length === 1 && path[0] === 'text';
    if (!schema || !(isMarkdown || schemaAt(schema, path, whole))) return { missing: true };
    const old = valueAt(whole, path);
    if (versionOf(old) !== version) return { conflict: { ...this.#lastOf(place), value: old ?? null, version: versionOf(old) } };
    try {
      return this.keep(new Map([[file, rewrite(file, text, old, value ?? undefined, path)]]), by, place);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return this.refuse([{ file, path, message: error.message }]);
    }
  }

  /**
   * Saves new texts if the whole content is valid with them.
   * @param place whose new version is returned @param putBack time of the publish that is put back
   */
  keep(words: NewTexts, by: string, place?: FieldPlace, putBack?: number): Outcome {
    const texts = withUploads(this, new Map([...words].map(([file, text]) => [file, this.#asPublished(file, text)])));
    const before = this.draft.read();
    let checked = this.draft.try(texts);
    const redirects = texts.get('redirects.yaml') ?? this.draft.text('redirects.yaml');
    const followed = typeof redirects === 'string' ? followAddresses(redirects, before, checked, this.published()) : undefined;
    if (followed !== undefined) {
      texts.set('redirects.yaml', followed);
      checked = this.draft.try(texts);
    }
    if ('mistakes' in checked) {
      const knownMistakes = before ? [] : this.mistakes();
      const mistakes = checked.mistakes.filter((mistake) => !knownMistakes.some((other) => isSameMistake(mistake, other)));
      if (mistakes.length > 0) return this.refuse(mistakes);
    }
    const content = 'content' in checked ? checked.content : undefined;
    const untaught = content ? this.#untaught(content, texts) : [];
    const departed = before && content ? checkDeparted(before, content).map((problem) => mistakeOf(this.draft.content, problem)) : [];
    if (untaught.length + departed.length > 0) return this.refuse([...untaught, ...departed]);
    const published = (file: string) => this.draft.value(file, 'base');
    const moved = before && content ? followAnswers(before, content, this.#lineFiles(texts), this.#hides(texts), published) : [];
    for (const [file, text] of moved) texts.set(file, this.#asPublished(file, text));
    const old = [...texts.keys()].filter(isText).map((file) => ({ file, value: this.draft.value(file) }));
    const had = new Set(draftDifferences(this.draft).map(({ key }) => key));
    this.draft.keep(texts, content);
    const moves = old.flatMap(({ file, value }) =>
      differences(value, this.draft.value(file))
        .filter(isOrder)
        .map(({ path }) => JSON.stringify({ file, path })),
    );
    this.#credit(had, moves, { by, at: this.#now(), ...(putBack && { putBack }) });
    return { saved: { version: place ? versionOf(valueAt(this.draft.value(place.file), place.path)) : '' } };
  }

  /** Lists mistakes that would fail a publish. */
  mistakes(): Mistake[] {
    const checked = checkFolder(this.draft.content);
    if ('mistakes' in checked) return checked.mistakes;
    return checkVanished(checked.content, this.published()).map((problem) => mistakeOf(this.draft.content, problem));
  }

  /** Returns who made each difference between draft and site, by its key. Changes by hand have no entry. */
  credits(): Record<string, Credit> {
    return existsSync(this.#creditsFile) ? JSON.parse(readFileSync(this.#creditsFile, 'utf8')) : {};
  }

  /** Records who made what is new in the draft. @param had keys of the differences before @param moves places of the orders that changed */
  #credit(had: ReadonlySet<string>, moves: readonly string[], credit: Credit): void {
    const credits = this.credits();
    const stays = (key: string, place: FieldPlace) => had.has(key) && !moves.includes(JSON.stringify(place));
    const found = new Map(draftDifferences(this.draft).map(({ file, path, key }) => [key, stays(key, { file, path })]));
    // What another step had changed, too, belongs to neither of them alone.
    const placeIn = (key: string) => key.split('\n')[0];
    const shared = new Set([...had].filter((key) => !found.get(key)).map(placeIn));
    const credited = (key: string) => (shared.has(placeIn(key)) ? credit : { ...credit, act: credit.at });
    const made = [...found].map(([key, isOld]) => [key, isOld ? credits[key] : credited(key)] as const);
    // This file is not flushed: after a power cut, only a name may be missing.
    writeFileSync(`${this.#creditsFile}.part`, JSON.stringify(Object.fromEntries(made)));
    renameSync(`${this.#creditsFile}.part`, this.#creditsFile);
  }

  /** Returns who last changed a place or something inside it, and when. */
  #lastOf({ file, path }: FieldPlace): { by: string; at: number } {
    const credits = this.credits();
    const near = draftDifferences(this.draft).filter(
      (each) => each.file === file && (isWithin(each.path, path) || isWithin(path, each.path)),
    );
    const [last = { by: '', at: 0 }] = near.flatMap(({ key }) => credits[key] ?? []).sort((one, other) => other.at - one.at);
    return { by: last.by, at: last.at };
  }

  /** Refuses a change, with the mistakes' places named. */
  refuse(mistakes: Mistake[]): Outcome {
    return { refused: { mistakes: mistakes.map((mistake) => ({ ...mistake, where: nameOfPlace(this.draft, mistake) })) } };
  }

  /** Returns the published text in place of one that says the same, so that nothing is left to publish. */
  #asPublished(file: string, text: NewFile): NewFile {
    const published = typeof text === 'string' ? this.draft.text(file, 'base') : undefined;
    return published !== undefined && isDeepStrictEqual(parseWords(file, text as string), this.draft.value(file, 'base'))
      ? published
      : text;
  }

  /** Lists what a build would refuse of the assistant's questions and languages. */
  #untaught(content: Content, texts: NewTexts): Mistake[] {
    const languages = texts.has('assistant/languages.yaml') ? this.draft.value('training/words/languages.yaml') : undefined;
    return [...questionMistakes(content, this.#lineFiles(texts), (file) => this.draft.text(file)), ...languageMistakes(content, languages)];
  }

  #lineFiles(texts: NewTexts) {
    return [...this.texts((name) => name.startsWith('training/lines/'))].flatMap(([file, old]) => {
      const text = texts.has(file) ? texts.get(file) : old;
      return text && typeof text === 'string' ? [{ file, text }] : [];
    });
  }

  /** Returns whether new texts hide more entries than before. */
  #hides(texts: NewTexts): boolean {
    const count = (text: NewFile | undefined) => (typeof text === 'string' ? (text.match(/^ *(?:- )?draft: true\b/gm)?.length ?? 0) : 0);
    return [...texts].some(([file, text]) => count(text) > count(this.draft.text(file)));
  }

  /** Reads the draft's texts by file. */
  texts(isWanted = (file: string) => !file.startsWith('training/words/')): Map<string, string> {
    const files = this.draft.files((file) => /\.(yaml|md)$/.test(file) && isWanted(file));
    return new Map(files.map((file) => [file, this.draft.text(file) as string]));
  }
}

const isSameMistake = (one: Mistake, other: Mistake) =>
  one.file === other.file && one.message === other.message && JSON.stringify(one.path) === JSON.stringify(other.path);
