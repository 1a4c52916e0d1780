import MiniSearch from 'minisearch';
import type { Language } from '../../../search/language.ts';
import type { Aspect, Card } from './card.ts';

/** Stems of a card: what it is called, and what it says. */
interface Stems {
  head: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

/** Cards that may have a word before it counts as common. */
const COMMON = 400;

/** Cards that can be found by their words. */
export class CardIndex {
  readonly cards: readonly Card[];
  readonly #language: Language;
  readonly #search: MiniSearch;
  readonly #stems: Stems[];
  readonly #frequency = new Map<string, number>();
  readonly #byAbout = new Map<string, number[]>();

  constructor(cards: readonly Card[], language: Language) {
    this.cards = cards;
    this.#language = language;
    const stems = (text: string) => language.stems(language.words(text));
    // Words are read before they reach the index, spelling and phrases included: it splits at spaces and takes them as they are.
    this.#search = new MiniSearch({
      fields: ['title', 'heading', 'cue', 'text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term || null,
      searchOptions: { boost: { title: 3, heading: 2, cue: 2 }, combineWith: 'OR' },
    });
    this.#stems = cards.map(({ title, heading, cue, text }, id) => {
      const field = { title: stems(title), heading: stems(heading), cue: stems(cue), text: stems(text) };
      this.#search.add({
        id,
        title: field.title.join(' '),
        heading: field.heading.join(' '),
        cue: field.cue.join(' '),
        text: field.text.join(' '),
      });
      return { head: new Set([...field.title, ...field.heading, ...field.cue]), text: new Set(field.text) };
    });
    for (const { head, text } of this.#stems)
      for (const stem of new Set([...head, ...text])) this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + 1);
    for (const [id, { about }] of cards.entries()) {
      const ids = this.#byAbout.get(about);
      if (ids) ids.push(id);
      else this.#byAbout.set(about, [id]);
    }
  }

  /** How much a word tells: the rarer, the more; a word that no card has tells most. */
  weight(stem: string): number {
    const rarity = Math.log(1 + this.cards.length / (1 + (this.#frequency.get(stem) ?? 0)));
    return Math.max(1, Math.min(6, rarity));
  }

  knows(stem: string): boolean {
    return this.#frequency.has(stem);
  }

  /** Numbers of the cards about a subject. */
  about(id: string): readonly number[] {
    return this.#byAbout.get(id) ?? [];
  }

  /** Whether a card tells this of the subject. */
  tells(id: string, aspect: Aspect): boolean {
    return this.about(id).some((card) => this.cards[card]?.aspect === aspect);
  }

  /** Numbers of the cards that have most to do with the words, the best first. */
  find(stems: readonly string[], most: number): number[] {
    const weights = new Map<string, number>();
    for (const stem of stems) for (const other of this.#language.alternatives(stem)) weights.set(other, 0.4);
    for (const stem of stems) weights.set(stem, 1);
    // Words that hundreds of cards have cost most and tell least: beside rarer ones they only rank what those find.
    const rare = [...weights.keys()].filter((stem) => (this.#frequency.get(stem) ?? 0) > 0 && (this.#frequency.get(stem) ?? 0) <= COMMON);
    if (rare.length > 0) for (const stem of weights.keys()) if (!rare.includes(stem)) weights.delete(stem);
    if (weights.size === 0) return [];
    return this.#search
      .search([...weights.keys()].join(' '), { boostTerm: (term) => weights.get(term) ?? 1 })
      .slice(0, most)
      .map(({ id }) => id as number);
  }

  /** How well a card has a word, from 0 to 1; where its name or heading has it, `inHead`. */
  match(id: number, stem: string): { much: number; inHead: boolean } {
    const { head, text } = this.#stems[id] as Stems;
    if (head.has(stem)) return { much: 1, inHead: true };
    if (text.has(stem)) return { much: 1, inHead: false };
    for (const other of this.#language.alternatives(stem)) {
      if (head.has(other)) return { much: 0.8, inHead: true };
      if (text.has(other)) return { much: 0.8, inHead: false };
    }
    return { much: 0, inHead: false };
  }
}
