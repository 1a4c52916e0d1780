import { cleanField, isBlank } from '../../../shared/api/clean-field.ts';
import { controlNames, type EnquiryFields } from '../../../shared/api/enquiry.ts';
import { makeReference, readReference } from '../../../shared/api/reference.ts';

/** A message and its reference. Equal texts have the same reference, different texts have different references. */
export interface Submission {
  values: EnquiryFields;
  reference: string;
}

/** A stored, unsent message. */
export interface Draft extends Submission {
  /** The last submission, whose delivery may be unknown. */
  asAttempted: Submission | null;
  /** Time of the last change, in milliseconds since 1970. */
  savedAt: number;
}

/** Lifetime of a draft in milliseconds: a day (stated in content/pages/privacy.md). */
export const draftLife = 24 * 60 * 60 * 1000;

/** Builds an object with a value for each field. */
export const eachValue = (textOf: (name: keyof EnquiryFields) => string): EnquiryFields =>
  Object.fromEntries(controlNames.map((name) => [name, textOf(name)])) as EnquiryFields;

/** Returns the values as they are sent. */
export const cleanValues = (values: EnquiryFields): EnquiryFields => eachValue((name) => cleanField(name, values[name]));

export const isEmpty = (values: EnquiryFields): boolean => controlNames.every((name) => isBlank(values[name]));

/** Returns whether two submissions would send the same values. */
export const sameValues = (one: EnquiryFields, other: EnquiryFields): boolean =>
  controlNames.every((name) => cleanField(name, one[name]) === cleanField(name, other[name]));

export const emptyDraft = (): Draft => ({ values: eachValue(() => ''), reference: makeReference(), asAttempted: null, savedAt: 0 });

/**
 * Returns the draft with changed values. Values that were attempted before get their earlier reference back;
 * other values get a new reference, because the server accepts each reference once.
 * @param now milliseconds since 1970
 */
export function withValues(draft: Draft, values: EnquiryFields, now: number): Draft {
  const sameSubmission = [draft, draft.asAttempted].find((submission) => submission && sameValues(submission.values, values));
  return { ...draft, values, reference: sameSubmission?.reference ?? makeReference(), savedAt: now };
}

/** Marks the draft as attempted. */
export const attempted = (draft: Draft): Draft => ({ ...draft, asAttempted: { values: draft.values, reference: draft.reference } });

/** Replaces the reference, for a server that has other text under the old one and would reject every retry. */
export const withNewReference = (draft: Draft): Draft => ({ ...draft, reference: makeReference(), asAttempted: null });

/** Returns whether the draft's current values were sent before. */
export const wasAttempted = (draft: Draft): boolean => draft.asAttempted?.reference === draft.reference;

/**
 * Parses a stored draft.
 * @param text stored JSON
 * @param now milliseconds since 1970
 * @returns undefined if there is none, it is invalid or older than a day
 */
export function readDraft(text: string | null, now: number): Draft | undefined {
  let stored: Partial<Draft> | null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  const submission = readSubmission(stored);
  const savedAt = Number(stored?.savedAt);
  // Use the absolute difference: after the clock was set back, savedAt may be in the future.
  if (!submission || !(Math.abs(now - savedAt) <= draftLife)) return undefined;
  return { ...submission, asAttempted: readSubmission(stored?.asAttempted) ?? null, savedAt };
}

function readSubmission(stored: Partial<Submission> | null | undefined): Submission | undefined {
  const { values, reference } = stored ?? {};
  if (typeof reference !== 'string' || readReference(reference) !== reference) return undefined;
  if (!values || controlNames.some((name) => typeof values[name] !== 'string')) return undefined;
  const submission = { values: eachValue((name) => values[name]), reference };
  return isEmpty(submission.values) ? undefined : submission;
}

/**
 * Adds a prepared text to the message. If the message already has the text's last line, the text goes there: results of several
 * instruments stand above one "In my shop it is like this:", and below it what the visitor wrote. A text is added once.
 */
export function withPrepared(message: string, prepared: string): string {
  const text = prepared.replace(/\r\n?/g, '\n').trim();
  const last = text.split('\n').at(-1) as string;
  const lines = message.split('\n');
  const place = lines.lastIndexOf(last);
  if (message.includes(text) || (place >= 0 && message.includes(text.slice(0, -last.length)))) return message;
  const end = place < 0 ? lines.length : place;
  const before = lines.slice(0, end).join('\n').trimEnd();
  return [...(before ? [before, ''] : []), text, ...lines.slice(end + 1)].join('\n');
}
