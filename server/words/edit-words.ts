import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkDeparted } from '../../content/checks/check-departed.ts';
import { checkVanished } from '../../content/checks/check-redirects.ts';
import type { Content } from '../../content/content.ts';
import { differences } from '../../content/edit/changes.ts';
import { checkFolder, type Mistake, mistakeOf } from '../../content/edit/check.ts';
import { describeField, formSchema, versionOf } from '../../content/edit/field.ts';
import { EditError, moveEntry, parseWords, setValue } from '../../content/edit/write.ts';
import { entryFolders, type FieldPlace, type Path, schemaAt, schemaOf, valueAt } from '../../content/walk.ts';
import type { Conflict, Field, Refused, Saved, SchemaAnswer } from '../../shared/api/words.ts';
import { followAnswers, languageMistakes, questionMistakes } from './asked-lines.ts';
import { type Draft, isText, type NewFile, type NewTexts } from './draft.ts';
import { followAddresses } from './follow-addresses.ts';
import { nameOfPlace } from './name-places.ts';
import { withUploads } from './uploads.ts';
import type { RequestOf } from './words-requests.ts';

export type Outcome = { saved: Saved } | { refused: Refused } | { conflict: Conflict } | { missing: true };

/** Person and time of one change, which may have many places: the time tells which were made together. */
type Act = { by: string; at: number };
/** The last change of each place. Changes by hand have no entry. */
type Changers = Record<string, Act>;

/** Applies all changes to the draft. A change that would fail the build is refused as a whole. */
export class WordsEditor {
  readonly draft: Draft;
  readonly #changersFile: string;
  readonly #now: () => number;
  /** Returns the paths of the pages that visitors know. */
  published: () => readonly string[] = () => [];

  /** @param root folder of the draft */
  constructor(draft: Draft, root: string, now: () => number) {
    this.draft = draft;
    this.#changersFile = join(root, 'changers.json');
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
    return schema && { schema, value, version: versionOf(value) };
  }

  save({ place: { file, path }, value, version }: RequestOf<'save'>, by: string): Outcome {
    return this.#edit({ file, path }, version, by, (text) => [setValue(file, text, path, value ?? undefined), path]);
  }

  list({ place: { file, path }, op, index, to, value, version }: RequestOf<'list'>, by: string): Outcome {
    return this.#edit({ file, path }, version, by, (text, list) => {
      const length = Array.isArray(list) ? list.length : 0;
      const position = index ?? length;
      if (op === 'move') return [moveEntry(file, text, path, position, to ?? position), path];
      if (op === 'remove') return [setValue(file, text, [...path, position], undefined), path];
      const extended = list === undefined ? setValue(file, text, path, [value]) : setValue(file, text, [...path, length], value);
      return [position < length ? moveEntry(file, extended, path, length, position) : extended, [...path, position]];
    });
  }

  /**
   * Saves new texts if the whole content is valid with them.
   * @param place whose new version is returned
   */
  keep(words: NewTexts, by: string, place?: FieldPlace): Outcome {
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
    this.draft.keep(texts, content);
    const changed = new Set(this.draft.changedFiles());
    // Published changes leave, so that a later one by hand is not said to be theirs.
    const changers = Object.fromEntries(Object.entries(this.changers()).filter(([key]) => changed.has(key.split('\n')[0] as string)));
    const act = { by, at: this.#now() };
    for (const { file, value } of old)
      for (const { path } of differences(value, this.draft.value(file))) changers[placeKey({ file, path })] = act;
    // This file is not flushed: after a power cut, only a name may be missing.
    writeFileSync(`${this.#changersFile}.part`, JSON.stringify(changers));
    renameSync(`${this.#changersFile}.part`, this.#changersFile);
    return { saved: { version: place ? versionOf(valueAt(this.draft.value(place.file), place.path)) : '' } };
  }

  /** Lists mistakes that would fail a publish. */
  mistakes(): Mistake[] {
    const checked = checkFolder(this.draft.content);
    if ('mistakes' in checked) return checked.mistakes;
    return checkVanished(checked.content, this.published()).map((problem) => mistakeOf(this.draft.content, problem));
  }

  changers(): Changers {
    return existsSync(this.#changersFile) ? (JSON.parse(readFileSync(this.#changersFile, 'utf8')) as Changers) : {};
  }

  /** Returns who last changed a place or something inside it; as `act` its time, if nothing else changed the place. */
  changerOf({ file, path }: FieldPlace): Act & { act?: number } {
    const found = Object.entries(this.changers()).filter(([key]) => {
      const [name, keys] = key.split('\n') as [string, string];
      const other = JSON.parse(keys) as Path;
      return name === file && other.every((step, index) => index >= path.length || step === path[index]);
    });
    const [last, ...older] = found.map(([, act]) => act).sort((one, other) => other.at - one.at);
    if (!last) return { by: '', at: 0 };
    return older.every(({ at }) => at === last.at) ? { ...last, act: last.at } : last;
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

  #edit(place: FieldPlace, version: string, by: string, edit: (text: string, value: unknown) => [text: string, changed: Path]): Outcome {
    const { file, path } = place;
    const text = this.draft.has(file) ? this.draft.text(file) : undefined;
    if (text === undefined) return { missing: true };
    const whole = this.draft.value(file);
    const schema = schemaOf(file);
    const isMarkdown = file.endsWith('.md') && path.length === 1 && path[0] === 'text';
    if (!schema || !(isMarkdown || schemaAt(schema, path, whole))) return { missing: true };
    const value = valueAt(whole, path);
    const changer = this.changerOf(place);
    if (versionOf(value) !== version)
      return { conflict: { by: changer.by, at: changer.at, value: value ?? null, version: versionOf(value) } };
    try {
      const [changed, changedPath] = edit(text, value);
      return this.keep(new Map([[file, changed]]), by, { file, path: changedPath });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return this.refuse([{ file, path, message: error.message }]);
    }
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

const placeKey = ({ file, path }: FieldPlace) => `${file}\n${JSON.stringify(path)}`;
const isSameMistake = (one: Mistake, other: Mistake) =>
  one.file === other.file && one.message === other.message && JSON.stringify(one.path) === JSON.stringify(other.path);
