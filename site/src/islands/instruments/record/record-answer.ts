/** An order's fields by name, as a visitor reads them. A field that the shop does not have is left out. */
type Fields = Readonly<Record<string, string>>;

/** Where an order stands: still coming, or delivered, within the days to return it or after them. */
export type Standing = 'coming' | 'returnable' | 'over';

export interface OrderRecord {
  fields: Fields;
  standing: Standing;
  /** What was paid, without a currency. */
  paid: number;
}

export interface Question {
  /** A sentence for each standing, with places such as {when}: each names a field of the record, and nothing else is filled in. */
  answers: Readonly<Partial<Record<Standing, string>>>;
  /** What keeps the question for people: always, or where the sum is above the limit. */
  keptForPeople?: 'always' | 'aboveLimit' | undefined;
}

/** A piece of an answer: words of the shop, or words read from a field. */
interface Part {
  text: string;
  field?: string;
}

export type Reply =
  /** `reads`: the fields that the answer was read from, each once. */
  | { kind: 'answer'; parts: readonly Part[]; reads: readonly string[] }
  /** A person takes over, and why. */
  | { kind: 'handOver'; because: 'rule' | 'limit' | 'gap' }
  /** Nobody is told about an order that was not found. */
  | { kind: 'noRecord' };

/**
 * Answers from one order's record: retrieval into a template, after the shop's rules. It cannot say what no field says.
 * @param limit the largest sum that is paid back without a person
 */
export function recordAnswer(record: OrderRecord | undefined, question: Question, limit: number): Reply {
  if (!record) return { kind: 'noRecord' };
  if (question.keptForPeople === 'always') return { kind: 'handOver', because: 'rule' };
  if (question.keptForPeople === 'aboveLimit' && record.paid > limit) return { kind: 'handOver', because: 'limit' };

  // Every second piece of the split is the name of a field.
  const pieces = question.answers[record.standing]?.split(/\{(\w+)\}/) ?? [];
  const reads = [...new Set(pieces.filter((_, i) => i % 2))];
  if (!reads.length || reads.some((field) => !record.fields[field])) return { kind: 'handOver', because: 'gap' };
  const parts = pieces.map((text, i): Part => (i % 2 ? { text: record.fields[text] as string, field: text } : { text }));
  return { kind: 'answer', parts: parts.filter(({ text }) => text), reads };
}
