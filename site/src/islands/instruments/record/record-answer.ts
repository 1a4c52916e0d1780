/** An order's formatted fields by name. Missing fields are omitted. */
type Fields = Readonly<Record<string, string>>;

/** State of an order: in transit, returnable, or past the return period. */
export type Standing = 'coming' | 'returnable' | 'over';

export interface OrderRecord {
  fields: Fields;
  standing: Standing;
  /** Amount paid, without a currency. */
  paid: number;
}

export interface Question {
  /** Templates by state of the order. Placeholders such as {when} name fields of the record. */
  answers: Readonly<Partial<Record<Standing, string>>>;
  /** When only people answer the question: always, or for amounts above the limit. Omitted for never. */
  keptForPeople?: 'always' | 'aboveLimit' | undefined;
}

/** A piece of an answer: text of the template, or a field's value. */
interface Part {
  text: string;
  field?: string;
}

export type Reply =
  /** `reads` lists the used fields without duplicates. */
  | { kind: 'answer'; parts: readonly Part[]; reads: readonly string[] }
  /** Handed over to a person, with the reason. */
  | { kind: 'handOver'; because: 'rule' | 'limit' | 'gap' }
  /** No order was found, so nothing is disclosed. */
  | { kind: 'noRecord' };

/**
 * Answers a question from an order's record by filling a template, within the shop's rules. It cannot state anything that is not a field.
 * @param limit largest refund without a person
 */
export function recordAnswer(record: OrderRecord | undefined, question: Question, limit: number): Reply {
  if (!record) return { kind: 'noRecord' };
  if (question.keptForPeople === 'always') return { kind: 'handOver', because: 'rule' };
  if (question.keptForPeople === 'aboveLimit' && record.paid > limit) return { kind: 'handOver', because: 'limit' };

  // Odd entries of the split are names of fields.
  const pieces = question.answers[record.standing]?.split(/\{(\w+)\}/) ?? [];
  const reads = [...new Set(pieces.filter((_, i) => i % 2))];
  if (!reads.length || reads.some((field) => !record.fields[field])) return { kind: 'handOver', because: 'gap' };
  const parts = pieces.map((text, i): Part => (i % 2 ? { text: record.fields[text] as string, field: text } : { text }));
  return { kind: 'answer', parts: parts.filter(({ text }) => text), reads };
}
