import type { Content } from '../../../content/load.ts';
import type { Aspect } from '../knowledge/card.ts';
import { fill, listed } from '../knowledge/fill.ts';
import type { Measure, Subject, SubjectKind } from '../knowledge/subjects.ts';
import type { Direction } from './ask-about.ts';
import type { Found } from './compose.ts';
import type { Question } from './understand.ts';

type Replies = Content['assistant']['replies'];

/** What can be compared of which subjects, and where all of them stand side by side. */
const comparable: Readonly<Partial<Record<SubjectKind, { measures: readonly Measure[]; page: string }>>> = {
  client: { measures: ['return', 'months'], page: '/case-studies' },
  office: { measures: ['employees', 'clients'], page: '/about/global-presence' },
};

/** Compares the figures of clients or offices. */
export class Comparison {
  readonly #subjects: readonly Subject[];
  readonly #replies: Replies;
  readonly #labels: ReadonlyMap<string, string>;

  /** @param labels names of pages by their paths */
  constructor(subjects: readonly Subject[], replies: Replies, labels: ReadonlyMap<string, string>) {
    this.#subjects = subjects.filter(({ kind }) => comparable[kind]);
    this.#replies = replies;
    this.#labels = labels;
  }

  /** Which of all, or of those named, has the most or the least. @returns undefined if that is not asked, or not known */
  best(question: Question, named: readonly Subject[]): Found | undefined {
    const direction = question.directions[0];
    const kind = this.#kind(question, named);
    if (!direction || !kind) return undefined;
    const measure = measureOf(question, kind, direction);
    const among = named.length > 1 ? named : named.length === 1 ? [] : this.#subjects;
    const sorted = this.#sorted(among, kind, measure);
    if (!measure || sorted.length < 2) return undefined;
    const lowest =
      direction === 'low' || direction === 'fast' || (direction === 'high' && measure === 'months' && !question.words.some(isMore));
    if (!lowest) sorted.reverse();
    const at = question.words.includes('second') ? 1 : 0;
    const value = (subject: Subject) => subject.values[measure];
    const first = sorted.filter((subject) => value(subject) === value(sorted[at] as Subject));
    const others = sorted.filter((subject) => !first.includes(subject)).slice(0, 2);
    const { ranks, measures, facts, and } = this.#replies;
    const rank = measure === 'months' ? (lowest ? ranks.shortest : ranks.longest) : lowest ? ranks.lowest : ranks.highest;
    if (others.length === 0) return this.pair(question, first);
    const text = fill(facts.highest, {
      rank,
      measure: measures[measure],
      name: listed(
        first.slice(0, 3).map(({ name }) => name),
        and,
      ),
      figure: first[0]?.shown[measure] ?? '',
      others: listed(
        others.map(({ name, shown }) => `${name}, ${shown[measure]}`),
        and,
      ),
    });
    return { text, links: this.#links(first[0] as Subject, kind) };
  }

  /** Two or more named subjects of one kind side by side. */
  pair(question: Question, named: readonly Subject[]): Found | undefined {
    const kind = this.#kind(question, named);
    const side = kind && comparable[kind];
    const subjects = named.filter((subject) => subject.kind === kind).slice(0, 4);
    if (!side || subjects.length < 2) return undefined;
    const asked = measureOf(question, kind, question.directions[0]);
    const text = (asked ? [asked] : side.measures)
      .map((measure) => {
        const label = this.#replies.measures[measure];
        return fill(this.#replies.facts.list, {
          label: `${label[0]?.toUpperCase()}${label.slice(1)}`,
          entries: listed(
            subjects.map(({ name, shown }) => `${name} ${shown[measure]}`),
            this.#replies.and,
          ),
        });
      })
      .join(' ');
    const links = subjects
      .slice(0, 2)
      .map(({ path, name }) => ({ label: kind === 'client' ? name : (this.#labels.get(path) ?? name), href: path }));
    return { text, links };
  }

  /** Which client took 5 months. */
  having(question: Question): Found | undefined {
    if (!question.kinds.includes('client') || question.subjects.length > 0) return undefined;
    for (const word of question.words) {
      const figure = Number.parseFloat(word);
      if (Number.isNaN(figure)) continue;
      const measure = word.endsWith('%') ? 'return' : question.words.some((other) => /^months?$/.test(other)) ? 'months' : undefined;
      const found = measure && this.#subjects.filter(({ values }) => values[measure] === figure);
      if (!measure || !found || found.length === 0) continue;
      const label = this.#replies.measures[measure];
      return {
        text: fill(this.#replies.facts.list, {
          label: `${label[0]?.toUpperCase()}${label.slice(1)}`,
          entries: listed(
            found.slice(0, 4).map(({ name, shown }) => `${name} ${shown[measure]}`),
            this.#replies.and,
          ),
        }),
        links: found.slice(0, 2).map(({ path, name }) => ({ label: name, href: path })),
      };
    }
    return undefined;
  }

  #sorted(among: readonly Subject[], kind: SubjectKind, measure: Measure | undefined): Subject[] {
    if (!measure) return [];
    const value = (subject: Subject) => subject.values[measure] ?? 0;
    return among
      .filter((subject) => subject.kind === kind && subject.values[measure] !== undefined)
      .toSorted((one, other) => value(one) - value(other));
  }

  #kind({ kinds, aspects, directions }: Question, named: readonly Subject[]): SubjectKind | undefined {
    const ofNamed = named.find(({ kind }) => comparable[kind])?.kind;
    if (ofNamed) return ofNamed;
    if (kinds.includes('office')) return 'office';
    if (
      kinds.includes('client') ||
      (kinds.includes('industry') && ['return', 'results', 'timeline'].some((aspect) => aspects.has(aspect as Aspect)))
    )
      return 'client';
    if (kinds.length > 0) return undefined;
    return aspects.has('return') || aspects.has('timeline') || directions.some((way) => way === 'fast' || way === 'slow')
      ? 'client'
      : undefined;
  }

  #links(first: Subject, kind: SubjectKind): Found['links'] {
    const page = comparable[kind]?.page ?? first.path;
    return [
      ...(kind === 'client' ? [{ label: first.name, href: first.path }] : []),
      { label: this.#labels.get(page) ?? first.name, href: page },
    ];
  }
}

const isMore = (word: string) => /^(?:more|most|longer|longest)$/.test(word);

function measureOf({ aspects, kinds, words }: Question, kind: SubjectKind, direction: Direction | undefined): Measure | undefined {
  if (kind === 'office')
    return kinds.includes('client') || words.some((word) => /^(?:clients?|customers?|shops?)$/.test(word)) ? 'clients' : 'employees';
  if (aspects.has('return') && direction !== 'fast' && direction !== 'slow') return 'return';
  if (aspects.has('timeline') || direction === 'fast' || direction === 'slow') return 'months';
  return direction ? 'return' : undefined;
}
