import type { Content } from '../../../content/load.ts';
import type { Language } from '../../../search/language.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { CardIndex } from '../knowledge/card-index.ts';
import { fill } from '../knowledge/fill.ts';

/** An answer of the owner's. */
export interface Written {
  say: string;
  links: readonly { label: string; href: string }[];
}

/** Words that tell questions apart though they name nothing: who asks for a person, where for a place. */
const questionWords: Readonly<Record<string, number>> = {
  who: 1.5,
  whom: 1,
  whose: 0.5,
  where: 1.5,
  when: 1,
  why: 1.5,
  howmany: 1,
  how: 0.4,
  which: 0.2,
  what: 0.2,
};

/** Weight of an unknown word in a visitor's own story. */
const OWN_WORDS = 1.5;

type Gist = ReadonlyMap<string, number>;

interface Example {
  gist: Gist;
  weight: number;
  /** Has a place for a word of the visitor's. */
  any: boolean;
  everyService: boolean;
  answer: Written;
}

/** The owner's answers, found by how near a question is to one of theirs. */
export class WrittenAnswers {
  readonly #examples: Example[];
  readonly #exact = new Map<string, Written>();
  readonly #known = new Set<string>();
  readonly #language: Language;
  readonly #index: CardIndex;

  constructor(content: Content, language: Language, index: CardIndex) {
    this.#language = language;
    this.#index = index;
    const { agency, assistant } = content;
    const places = {
      agency: agency.name,
      email: agency.email.address,
      phone: agency.phone.number,
      address: agency.address.lines.join(', '),
    };
    this.#examples = assistant.answers.flatMap(({ ask, say, links, everyService }) => {
      const answer = { say: fill(say, places), links };
      return ask.map((example) => {
        const gist = this.#gist(language.words(fill(example, places).replace('{any}', ' ')));
        for (const stem of gist.keys()) this.#known.add(stem);
        const key = language.join(language.typedWords(fill(example, places))).join(' ');
        if (!this.#exact.has(key)) this.#exact.set(key, answer);
        return { gist, weight: sum(gist), any: example.includes('{any}'), everyService, answer };
      });
    });
  }

  /**
   * @param isOwnTrouble a visitor tells of their own shop, in words of their own: those that we do not know count little
   * @param naming stems that name a service or the like: an example that does not name it is further away, unless it holds for all of them
   * @returns the nearest answer with its nearness, from 0 to 1; undefined where no word is shared
   */
  nearest(words: readonly string[], naming: ReadonlySet<string>, isOwnTrouble = false): { answer: Written; near: number } | undefined {
    const gist = this.#gist(words, isOwnTrouble ? OWN_WORDS : undefined);
    const unnamed = new Map([...gist].filter(([stem]) => !naming.has(stem)));
    let best: { answer: Written; near: number } | undefined;
    for (const example of this.#examples) {
      const isNamed = naming.size === 0 || [...naming].every((stem) => example.gist.has(stem));
      const asked = !isNamed && example.everyService ? unnamed : gist;
      const near = this.#near(asked, sum(asked), example) * (isNamed ? 1 : example.everyService ? 0.9 : 0.75);
      if (near > (best?.near ?? 0)) best = { answer: example.answer, near };
    }
    return best;
  }

  /** The answer to exactly these words. */
  exact(words: readonly string[]): Written | undefined {
    return this.#exact.get(words.join(' '));
  }

  #near(gist: Gist, weight: number, example: Example): number {
    let shared = 0;
    /** The weightiest word that the example does not have: what its {any} stands for. */
    let other = 0;
    let isKnown = false;
    for (const [stem, own] of gist) {
      const much = this.#shared(stem, example.gist);
      shared += much;
      if (much === 0 && own > other && !(stem in questionWords)) {
        other = own;
        isKnown = this.#index.knows(stem);
      }
    }
    const free = example.any ? other : 0;
    const near = shared === 0 ? 0 : (2 * shared) / (weight - free + example.weight);
    return example.any ? near * (free === 0 || isKnown ? 0.75 : 0.92) : near;
  }

  #shared(stem: string, gist: Gist): number {
    const own = gist.get(stem);
    if (own !== undefined) return own;
    for (const other of this.#language.alternatives(stem)) {
      const weight = gist.get(other);
      if (weight !== undefined) return Math.min(weight, this.#index.weight(stem)) * 0.8;
    }
    return 0;
  }

  #gist(words: readonly string[], mostOfUnknown = Number.POSITIVE_INFINITY): Gist {
    const gist = new Map<string, number>();
    for (const word of words) {
      const asks = questionWords[word];
      if (asks !== undefined) gist.set(word, asks);
      else if (!stopWords.has(word)) {
        const stem = this.#language.stem(word);
        const weight = this.#index.weight(stem);
        gist.set(stem, this.#known.has(stem) || this.#index.knows(stem) ? weight : Math.min(weight, mostOfUnknown));
      }
    }
    return gist;
  }
}

function sum(gist: Gist): number {
  let total = 0;
  for (const weight of gist.values()) total += weight;
  return total;
}
