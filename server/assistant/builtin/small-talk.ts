import type { Content } from '../../../content/load.ts';

/** Words that are added out of politeness and change nothing. */
const politeness = new Set(
  'sir madam mam maam ji dear bro friend please there team tarazu assistant bot all everyone again very so much'.split(' '),
);
const opening =
  /^(?:hi+|hello+|hey+|hii|namaste|good (?:morning|afternoon|evening)|thanks|thank you|ok|okay|please|sorry)\b[\s,.!-]*(?:sir|madam|mam|ji|there|dear|team)?[\s,.!-]+(?=\S)/i;

/** Greetings, thanks and goodbyes. */
export class SmallTalk {
  readonly #replies: ReadonlyMap<string, string>;

  constructor({ smallTalk }: Content['assistant']['replies']) {
    this.#replies = new Map(
      smallTalk.flatMap(({ ask, say }) => ask.flatMap((words) => [words, bare(words)].map((key) => [key, say] as const))),
    );
  }

  /**
   * @param read mends the spelling of words
   * @returns what to say when the whole question is small talk
   */
  reply(question: string, read: (text: string) => readonly string[]): string | undefined {
    const words = question
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/([a-z])\1{2,}/g, '$1')
      .match(/[a-z]+/g);
    if (!words) return undefined;
    const typed = words.join(' ');
    const mended = read(question).join(' ');
    for (const key of [typed, bare(typed), mended, bare(mended)]) {
      const say = key && this.#replies.get(key);
      if (say) return say;
    }
    return undefined;
  }

  /** A question without the greeting before it. */
  static withoutOpening(question: string): string {
    return question.replace(opening, '');
  }

  /** Words that small talk has; for spelling. */
  vocabulary(): string[] {
    return [...this.#replies.keys()].flatMap((key) => key.split(' '));
  }
}

function bare(words: string): string {
  return words
    .split(' ')
    .filter((word) => !politeness.has(word))
    .join(' ');
}
