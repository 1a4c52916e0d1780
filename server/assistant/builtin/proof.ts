import type { Content } from '../../../content/load.ts';
import { fill } from '../knowledge/fill.ts';
import type { Subject } from '../knowledge/subjects.ts';
import type { Found } from './compose.ts';
import type { Question } from './understand.ts';

/** Words of visitors who want to see that it has worked for a shop like theirs. */
const cues = new Set([
  ...['worked', 'working', 'experience', 'experienced', 'success', 'successful', 'story', 'stories', 'example', 'examples', 'proof'],
  ...['reference', 'references', 'anyone', 'anybody', 'someone', 'similar', 'like', 'handled', 'done'],
]);

/** We sell sofas: that is the visitor's shop, and do you sell sofas is a question about another. */
const isSeller = (words: readonly string[]) =>
  words.some((word) => /^(?:we|i|my|our)$/.test(word)) && words.some((word) => /^sell(?:s|ing)?$/.test(word));

/** Has it worked for a shop in my trade? The client of that trade, with its two figures. */
export class Proof {
  readonly #subjects: readonly Subject[];
  readonly #facts: Content['assistant']['replies']['facts'];
  readonly #labels: ReadonlyMap<string, string>;

  /** @param labels names of pages by their paths */
  constructor(subjects: readonly Subject[], { facts }: Content['assistant']['replies'], labels: ReadonlyMap<string, string>) {
    this.#subjects = subjects;
    this.#facts = facts;
    this.#labels = labels;
  }

  /** @returns undefined unless trades, and nothing else, are named and proof of them is asked */
  find({ subjects, words, directions }: Question): Found | undefined {
    const [trade] = subjects;
    if (trade?.kind !== 'industry' || subjects.some(({ kind }) => kind !== 'industry')) return undefined;
    if (directions.length > 0 || !(words.some((word) => cues.has(word)) || isSeller(words))) return undefined;
    const client = this.#subjects.find(({ industry }) => industry === trade.path);
    if (!client) return undefined;
    const category = this.#labels.get(trade.path) ?? trade.name;
    const { trade: isClient, return: saw, timeline } = this.#facts;
    const text = [
      fill(isClient, { client: client.name, category }),
      fill(saw, { client: client.name, roi: client.shown.return ?? '' }),
      fill(timeline, { client: client.name, months: String(client.values.months) }),
    ].join(' ');
    const links = [client, trade].map(({ path, name }) => ({ label: this.#labels.get(path) ?? name, href: path }));
    return { text, links };
  }
}
