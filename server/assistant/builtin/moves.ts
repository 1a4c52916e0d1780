import type { Content } from '../../../content/load.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { stopWords } from '../../../search/stop-words.ts';
import { formOf, Phrases } from './phrases.ts';
import type { Reading } from './reading.ts';

type Words = Content['assistant']['conversation'];
export type Move = keyof Words['moves'];

/** A place among what was listed, where it stands in the message, and whether the message says nothing else. */
export interface Ordinal {
  place: number;
  at: number;
  isAll: boolean;
}

/** Words of its own that a message may have beside a move's. */
const OWN = 1;
/** Longest message that may make a move where nothing else was understood, and where its cue is a single word. */
const LOOSE = 16;
const FEW = 8;
/** Longest message in which a cue of one word makes a move. */
const SHORT = 4;

/** Reads moves in a conversation: messages that say next to nothing beside the words of a move, whatever their form. */
export class Moves {
  readonly #words: Words;
  readonly #cues: Phrases<Move>;
  readonly #beside: Phrases<true>;
  readonly #language: Language;
  readonly #isTelling: (word: string) => boolean;

  /** @param isTelling whether a word is one that facts tell something by */
  constructor(words: Words, language: Language, isTelling: (word: string) => boolean) {
    this.#words = words;
    this.#language = language;
    this.#isTelling = isTelling;
    this.#cues = new Phrases(language, Object.entries(words.moves) as [Move, readonly string[]][]);
    this.#beside = new Phrases(language, [[true, words.beside]]);
  }

  /**
   * The move that a message makes, in one of its sentences.
   * @param said the last answer: its own words are none that a message brings
   */
  in(reading: Reading, sentences: readonly Reading[], said: string): Move | undefined {
    const known = new Set(this.#language.words(said).map(formOf));
    const moves = [reading, ...sentences].map((each) => this.#of(each, known));
    const at = moves.findIndex((move) => move !== undefined);
    if (at < 1) return moves[0];
    // Another sentence that asks for something of its own is what the message is about.
    const asks = sentences.some(
      (each, place) => place !== at - 1 && each.text.endsWith('?') && this.#own(each.forms, [], known).length > OWN,
    );
    return asks ? undefined : moves[at];
  }

  /** The move that a message may make of which nothing else was understood: it names nothing and has a cue of several words, or is short. */
  loosely({ text, forms, named }: Reading): Move | undefined {
    const typed = this.#language.words(text).map(formOf);
    if (named.length > 0 || typed.length > LOOSE) return undefined;
    const [cue] = [...this.#cues.places(typed), ...this.#cues.places(forms)].toSorted((one, other) => other.length - one.length);
    return cue && (cue.length > 1 || typed.length <= FEW) ? cue.of : undefined;
  }

  #of({ text, forms, named }: Reading, known: ReadonlySet<string>): Move | undefined {
    const typed = this.#language.words(text).map(formOf);
    const isNew = named.some(({ name }) => !this.#language.words(name).every((word) => known.has(formOf(word))));
    if (isNew) return undefined;
    const places = [typed, forms]
      .map((words) => ({ words, places: this.#cues.places(words) }))
      .toSorted((one, other) => other.places.length - one.places.length)[0];
    const [cue] = places?.places.toSorted((one, other) => other.length - one.length) ?? [];
    if (!places || !cue || (cue.length === 1 && typed.length > SHORT)) return undefined;
    const own = this.#own(places.words, places.places, cue.of === 'why' ? new Set() : known);
    return own.length <= (cue.length > 1 || cue.of === 'why' ? OWN : 0) ? cue.of : undefined;
  }

  /** Words that tell something, are no cue and were not said before. */
  #own(words: readonly string[], places: readonly { at: number; length: number }[], known: ReadonlySet<string>): string[] {
    const silent = [...places, ...this.#beside.places(words)];
    return words.filter(
      (word, at) =>
        !silent.some((place) => at >= place.at && at < place.at + place.length) &&
        !stopWords.has(word) &&
        !known.has(word) &&
        this.#isTelling(word),
    );
  }

  /** "The second one": its place among what was listed; and whether the message says nothing else. */
  ordinal({ words, forms }: Reading): Ordinal | undefined {
    const { ordinals, bare } = this.#words;
    const at = words.findIndex((word) => word in ordinals);
    const rest = (place: number) =>
      this.#own(
        forms.filter((_, each) => each !== place),
        this.#beside.places(forms.filter((_, each) => each !== place)),
        new Set(),
      );
    if (at >= 0) {
      const isAll = rest(at).length === 0;
      const isOf = this.#beside.places(forms.slice(at + 1, at + 3)).some((place) => place.at === 0);
      return isAll || isOf ? { place: ordinals[words[at] as string] as number, at, isAll } : undefined;
    }
    const alone = words.findLastIndex((word) => word in bare);
    if (alone < 0 || words.length > 6 || rest(alone).length > 0 || (alone < words.length - 1 && words.length > 3)) return undefined;
    return { place: bare[words[alone] as string] as number, at: alone, isAll: true };
  }
}

/** What an answer lists: things of one kind, the first kind of which it names more than one. */
export function listedIn(named: readonly Entity[]): Entity[] {
  const kinds = [...new Set(named.map(({ kind }) => kind))].map((kind) => named.filter((entity) => entity.kind === kind));
  return kinds.find(({ length }) => length > 1) ?? [];
}
