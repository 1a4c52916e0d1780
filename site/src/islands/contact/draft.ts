import { cleanField, isBlank } from '../../../../shared/api/clean-field.ts';
import { controlNames, type EnquiryFields, lengthOf, maxLengths } from '../../../../shared/api/enquiry.ts';
import { makeReference, readReference } from '../../../../shared/api/reference.ts';

/** Words and the reference they go under. A reference belongs to its words: the same words never get a second, other words never the same. */
export interface Submission {
  values: EnquiryFields;
  reference: string;
}

/** What a visitor is writing, as the browser keeps it. */
export interface Draft extends Submission {
  /** What was last sent off; whether it arrived may be unknown. */
  asAttempted: Submission | null;
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: number;
}

/** How long a draft is good for, in milliseconds: a day (said in content/pages/privacy.md). */
export const draftLife = 24 * 60 * 60 * 1000;

/** From this part of its limit on, a field says how much it holds. */
const NEAR = 0.9;

/** Makes one value for each field. */
export const eachValue = (textOf: (name: keyof EnquiryFields) => string): EnquiryFields =>
  Object.fromEntries(controlNames.map((name) => [name, textOf(name)])) as EnquiryFields;

/** The words as they are sent. */
export const cleanValues = (values: EnquiryFields): EnquiryFields => eachValue((name) => cleanField(name, values[name]));

export const isEmpty = (values: EnquiryFields): boolean => controlNames.every((name) => isBlank(values[name]));

/** Whether two texts would be sent as the same. */
export const sameValues = (one: EnquiryFields, other: EnquiryFields): boolean =>
  controlNames.every((name) => cleanField(name, one[name]) === cleanField(name, other[name]));

export const emptyDraft = (): Draft => ({ values: eachValue(() => ''), reference: makeReference(), asAttempted: null, savedAt: 0 });

/**
 * The draft after its words were changed. The reference stays with its words, also when they come back to what was tried before;
 * other words get a new one, because a server takes a reference once.
 * @param now milliseconds since 1970
 */
export function withValues(draft: Draft, values: EnquiryFields, now: number): Draft {
  const known = [draft, draft.asAttempted].find((letter) => letter && sameValues(letter.values, values));
  return { ...draft, values, reference: known?.reference ?? makeReference(), savedAt: now };
}

/** The draft as it is sent off. */
export const attempted = (draft: Draft): Draft => ({ ...draft, asAttempted: { values: draft.values, reference: draft.reference } });

/** The same words under a new reference: for a server that knows the old one with other words, and would refuse every retry. */
export const withNewReference = (draft: Draft): Draft => ({ ...draft, reference: makeReference(), asAttempted: null });

/** Whether the draft's own words were sent off before. */
export const wasAttempted = (draft: Draft): boolean => draft.asAttempted?.reference === draft.reference;

/**
 * Reads a stored draft.
 * @param text what storage holds
 * @param now milliseconds since 1970
 * @returns the draft; undefined if there is none, it cannot be read or it is older than a day
 */
export function readDraft(text: string | null, now: number): Draft | undefined {
  let stored: Partial<Draft> | null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  const letter = readSubmission(stored);
  const savedAt = Number(stored?.savedAt);
  // A clock that was set back would keep a draft for longer: too far from now is too old, either way.
  if (!letter || !(Math.abs(now - savedAt) <= draftLife)) return undefined;
  return { ...letter, asAttempted: readSubmission(stored?.asAttempted) ?? null, savedAt };
}

function readSubmission(stored: Partial<Submission> | null | undefined): Submission | undefined {
  const { values, reference } = stored ?? {};
  if (typeof reference !== 'string' || readReference(reference) !== reference) return undefined;
  if (!values || controlNames.some((name) => typeof values[name] !== 'string')) return undefined;
  const letter = { values: eachValue((name) => values[name]), reference };
  return isEmpty(letter.values) ? undefined : letter;
}

/** A message with a prepared text in it: instead of nothing, or under what is there already. */
export function withPrepared(message: string, prepared: string): string {
  const text = prepared.replace(/\r\n?/g, '\n').trim();
  if (!message.trim()) return text;
  return message.includes(text) ? message : `${message.trimEnd()}\n\n${text}`;
}

/** The fields whose limit is near or passed, with what they hold. */
export function nearLimit(values: EnquiryFields): Partial<Record<keyof EnquiryFields, number>> {
  const lengths = controlNames.map((name) => [name, lengthOf(name, values[name])] as const);
  return Object.fromEntries(lengths.filter(([name, length]) => length > NEAR * maxLengths[name]));
}
