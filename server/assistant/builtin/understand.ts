import type { Language } from '../../../search/language.ts';
import type { Spelling } from '../../../search/spelling.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { Aspect } from '../knowledge/card.ts';
import type { Subject, SubjectKind } from '../knowledge/subjects.ts';
import { type Direction, directionBy, kindsBy } from './ask-about.ts';
import { aspectCues } from './aspects.ts';

/** A question as it is understood. */
export interface Question {
  /** Its words, mended and joined to phrases. */
  words: readonly string[];
  /** Stems of the words that carry meaning, each once. */
  stems: readonly string[];
  subjects: readonly Subject[];
  /** Stems that name the subjects. */
  naming: ReadonlySet<string>;
  /** The same for each subject, by its id. */
  namedBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is asked about them, and the stems that say so. */
  aspects: ReadonlyMap<Aspect, ReadonlySet<string>>;
  directions: readonly Direction[];
  kinds: readonly SubjectKind[];
  /** Stems that name a kind, with the kinds: client, office. */
  kindStems: ReadonlyMap<string, readonly SubjectKind[]>;
  /** Speaks of something said before: it, they, and, what about. */
  pointsBack: boolean;
  /** Tells of the visitor's own shop: my, our, we. */
  isOwnTrouble: boolean;
  /** Begins as the second half of an earlier question: and, what about. */
  continues: boolean;
}

const pointers = /^(it|its|they|them|their|theirs|that|this|those|these|he|she|him|his|her|hers|there|same|former|latter|ones?)$/;
const continuations = /^(?:(?:and|but|ok|okay|so|then|also)\b|(?:what|how) about\b|same for\b|why\b|tellmore\b)/;

/** Understands questions. */
export class Understanding {
  readonly #language: Language;
  readonly #spelling: Spelling;
  /** By the first stem of a name, the longest name first. */
  readonly #names = new Map<string, { stems: string[]; subjects: Subject[] }[]>();
  readonly #cues: Map<string, Aspect[]>;
  readonly #subjects: readonly Subject[];

  constructor(language: Language, spelling: Spelling, subjects: readonly Subject[]) {
    this.#language = language;
    this.#spelling = spelling;
    this.#subjects = subjects;
    const byName = new Map<string, Subject[]>();
    for (const subject of subjects) {
      for (const name of subject.names) {
        const key = language.stems(language.words(name)).join(' ');
        if (!key) continue;
        const others = byName.get(key) ?? [];
        if (!others.includes(subject)) byName.set(key, [...others, subject]);
      }
    }
    for (const [key, named] of byName) {
      const stems = key.split(' ');
      const first = stems[0] as string;
      const list = this.#names.get(first);
      if (list) list.push({ stems, subjects: named });
      else this.#names.set(first, [{ stems, subjects: named }]);
    }
    for (const list of this.#names.values()) list.sort((one, other) => other.stems.length - one.stems.length);
    this.#cues = new Map();
    for (const [aspect, words] of aspectCues)
      for (const word of words.split(' ')) {
        const key = stopWords.has(word) ? word : language.stem(word);
        this.#cues.set(key, [...(this.#cues.get(key) ?? []), aspect]);
      }
  }

  read(text: string): Question {
    const words = this.#language.join(this.#spelling.mend(this.#language.typedWords(text)));
    const all = this.#language.stems(words);
    const { subjects, naming, namedBy } = this.#named(all);
    const aspects = new Map<Aspect, Set<string>>();
    for (const word of words) {
      const stem = stopWords.has(word) ? word : this.#language.stem(word);
      if (naming.has(stem)) continue;
      for (const aspect of this.#cues.get(stem) ?? []) aspects.set(aspect, (aspects.get(aspect) ?? new Set()).add(stem));
    }
    const kinds = [...new Set(words.flatMap((word) => kindsBy(word)))];
    const line = words.join(' ');
    return {
      words,
      stems: [...new Set(all)],
      subjects: this.#clientsOfTrades(
        subjects,
        kinds.includes('client') || (/\b(?:did|had|got|was|made|earned)\b/.test(line) && /\b(?:shop|store|label|brand)\b/.test(line)),
      ),
      naming,
      namedBy,
      aspects,
      directions: [...new Set(words.flatMap((word) => directionBy(word) ?? []))],
      kinds,
      kindStems: new Map(words.flatMap((word) => (kindsBy(word).length > 0 ? [[this.#language.stem(word), kindsBy(word)] as const] : []))),
      pointsBack: words.some((word) => pointers.test(word)),
      isOwnTrouble: words.some((word) => /^(?:my|our|we|us|i|im|ours|mine)$/.test(word)),
      continues: continuations.test(line),
    };
  }

  #named(stems: readonly string[]): { subjects: Subject[]; naming: Set<string>; namedBy: Map<string, Set<string>> } {
    const subjects = new Set<Subject>();
    const naming = new Set<string>();
    const namedBy = new Map<string, Set<string>>();
    for (let place = 0; place < stems.length; ) {
      const name = this.#names.get(stems[place] as string)?.find((entry) => entry.stems.every((stem, by) => stems[place + by] === stem));
      for (const subject of name?.subjects ?? []) {
        subjects.add(subject);
        namedBy.set(subject.id, new Set([...(namedBy.get(subject.id) ?? []), ...(name?.stems ?? [])]));
      }
      for (const stem of name?.stems ?? []) naming.add(stem);
      place += name?.stems.length ?? 1;
    }
    return { subjects: [...subjects], naming, namedBy };
  }

  /** The furniture client is HomeStyle. */
  #clientsOfTrades(subjects: readonly Subject[], isClient: boolean): readonly Subject[] {
    if (!isClient || subjects.some(({ kind }) => kind === 'client')) return subjects;
    return subjects.map((subject) => {
      const clients = subject.kind === 'industry' ? this.#subjects.filter(({ industry }) => industry === subject.path) : [];
      return clients.length === 1 ? (clients[0] as Subject) : subject;
    });
  }
}
