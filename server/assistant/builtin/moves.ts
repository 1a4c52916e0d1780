import type { Content } from '../../../content/load.ts';
import { stopWords } from '../../../search/common-words.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { formOf, Phrases } from './phrases.ts';
import { namesIn } from './pronouns.ts';
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
/** Longest message that makes a move by a cue of one word where nothing else was understood. */
const FEW = 8;
/** Longest message that asks for what stands next: "what did she do before that" asks something else. */
const NEXT = 5;

/** Reads moves in a conversation: messages that say next to nothing beside the words of a move, whatever their form. */
export class Moves {
  readonly #words: Words;
  readonly #cues: Phrases<Move>;
  readonly #beside: Phrases<boolean>;
  readonly #neighbours: Phrases<[phrase: string, by: number]>;
  readonly #language: Language;
  readonly #isTelling: (word: string) => boolean;

  /** @param isTelling whether a word is one that facts tell something by */
  constructor(words: Words, language: Language, isTelling: (word: string) => boolean) {
    this.#words = words;
    this.#language = language;
    this.#isTelling = isTelling;
    this.#cues = new Phrases(language, Object.keys(words.moves) as Move[], (move) => words.moves[move]);
    this.#beside = new Phrases(language, [true], () => words.beside);
    this.#neighbours = new Phrases(language, Object.entries(words.neighbours), ([phrase]) => [phrase]);
  }

  /**
   * The move that a message makes. It names nothing, and asks no figure: "how often is that right?"
   * @param isLoose whether nothing else was understood of it: then it may say more
   */
  in({ text, forms, named, wanted }: Reading, isLoose = false): Move | undefined {
    const typed = this.#language.words(text).map(formOf);
    if (named.length > 0 || wanted === 'time' || wanted === 'number') return undefined;
    const read = [typed, forms].map((words) => ({ words, places: this.#cues.places(words) }));
    const [{ words, places }] = read.toSorted((one, other) => other.places.length - one.places.length) as [(typeof read)[number]];
    const [cue] = places.toSorted((one, other) => other.length - one.length);
    // "Which of them got more?" compares.
    if (!cue || (cue.of === 'more' && this.#words.which.includes(typed[0] ?? ''))) return undefined;
    if (isLoose) return cue.length > 1 || typed.length <= FEW ? cue.of : undefined;
    return this.#own(words, places).length <= OWN ? cue.of : undefined;
  }

  /** Words that tell something and are no cue. */
  #own(words: readonly string[], places: readonly { at: number; length: number }[] = []): string[] {
    const silent = [...places, ...this.#beside.places(words)];
    const isSilent = (at: number) => silent.some((place) => at >= place.at && at < place.at + place.length);
    return words.filter((word, at) => !isSilent(at) && !stopWords.has(word) && this.#isTelling(word));
  }

  /** "The one after that": how many places on or back; undefined where a message says more than names beside it. */
  neighbour({ forms, named, goesOn }: Reading): number | undefined {
    const [place] = this.#neighbours.places(forms);
    const names = namesIn(named, this.#language);
    const isShort = forms.length - Number(goesOn) <= NEXT;
    return place && isShort && this.#own(forms, [place]).every((word) => names.has(word)) ? place.of[1] : undefined;
  }

  /** "The second one": its place among what was listed; and whether the message says nothing else. */
  ordinal({ words, forms }: Reading): Ordinal | undefined {
    const { ordinals, bare } = this.#words;
    const isAlone = (place: number) => this.#own(forms.filter((_, each) => each !== place)).length === 0;
    const at = words.findIndex((word) => Object.hasOwn(ordinals, word));
    if (at >= 0) {
      // "What did they try first?" orders nothing that was listed.
      const isWhen = at > 1 && at === words.length - 1 && words[at - 1] !== 'the';
      const isAll = !isWhen && isAlone(at);
      const isOf = this.#beside.places(forms.slice(at + 1, at + 3)).some((place) => place.at === 0);
      // "Who uses the first?"
      const isLast = at === words.length - 1 && words[at - 1] === 'the';
      return isAll || isOf || isLast ? { place: ordinals[words[at] as string] as number, at, isAll } : undefined;
    }
    const last = words.findLastIndex((word) => Object.hasOwn(bare, word));
    // "Who are the six?" asks for all of them.
    if (last < 0 || words[last - 1] === 'the' || !isAlone(last) || (last < words.length - 1 && words.length > 3)) return undefined;
    return { place: bare[words[last] as string] as number, at: last, isAll: true };
  }
}

/** What an answer lists: things of one kind, that of which it names most. */
export function listedIn(named: readonly Entity[]): Entity[] {
  const [most = []] = [...Map.groupBy(named, ({ kind }) => kind).values()].toSorted((one, other) => other.length - one.length);
  return most.length > 1 ? most : [];
}
