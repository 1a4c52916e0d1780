import { stopWords } from '../../../search/common-words.ts';
import type { Entity, Fact } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import type { Means } from './means.ts';
import { type Outcome, ofWhatIsSaid } from './outcome.ts';
import type { Reading } from './reading.ts';

/** Pages by their names and those of what they are about, each with what it says first. */
export class Pages {
  readonly #firsts = new Map<string, Fact>();
  readonly #language: Language;

  constructor(facts: readonly Fact[], entities: readonly Entity[], language: Language) {
    this.#language = language;
    const entitiesAt = Map.groupBy(entities, ({ path }) => path);
    for (const [path, own] of Map.groupBy(facts, ({ path }) => path)) {
      const first = own.find(({ title, asked }) => title === '' && asked.length > 0) ?? own[0];
      const about = entitiesAt.get(path) ?? [];
      const page = language.words(first?.page ?? '').filter((word) => !stopWords.has(word));
      const names = about.length === 1 ? about.flatMap((entity) => entity.names.map((name) => language.words(name))) : [];
      for (const key of [page, ...names].map((words) => this.#key(words)))
        if (first && key && !this.#firsts.has(key)) this.#firsts.set(key, first);
    }
  }

  /** What the page says first whose name the words are. */
  named(words: readonly string[]): Fact | undefined {
    return this.#firsts.get(this.#key(words));
  }

  #key(words: readonly string[]): string {
    return words.map((word) => this.#language.stem(word)).join(' ');
  }
}

/** A page that is asked for by its name: "where is the team page", "I want to know about pricing". */
export function ofPage({ words, asksYesNo, wanted }: Reading, { pages, entities, words: { cues, replies } }: Means): Outcome | undefined {
  const isPage = words.some((word) => cues.pages.includes(word));
  const telling = words.filter((word) => !cues.pages.includes(word) && !cues.overview.includes(word));
  // "Where is TechPro?" asks for no page.
  const fact = !wanted || isPage ? pages.named(telling) : undefined;
  if (!fact) return undefined;
  const said = ofWhatIsSaid(fact, entities);
  return isPage && asksYesNo ? { ...said, text: `${replies.holds.Yes} ${fact.text}` } : said;
}
