import { createHash } from 'node:crypto';
import { type ControlName, type EnquiryWords, eachField } from '../../content/enquiry-fields.ts';
import { cleanField } from '../../shared/api/clean-field.ts';
import type { TemplateParams } from '../../shared/api/email-send.ts';
import { notProvided } from '../../shared/api/enquiry.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { DAY } from '../../shared/format/days.ts';

/** A visitor's enquiry as it is stored and mailed. All texts are well-formed Unicode without control characters. */
export interface Enquiry extends EnquiryWords {
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Hash of the visitor's words. */
  fingerprint: string;
}

/**
 * Makes an enquiry from a request.
 * @param params unnormalised, within the API's bounds
 * @param reference from the browser. Without JavaScript it is undefined, and a reference is derived from words and day, so that a
 * form sent twice is one enquiry
 */
export function enquiryFrom(params: TemplateParams, reference: string | undefined, now = Date.now()): Enquiry {
  const words = eachField((_, { control, type, isRequired }) => {
    const raw = (params[control as ControlName] ?? '').toWellFormed();
    const text = cleanField(control as ControlName, type === 'paragraphs' ? paragraphs(raw) : raw);
    return !isRequired && (text === '' || text === notProvided) ? null : text;
  }) as EnquiryWords;
  const fingerprint = hash(JSON.stringify(Object.values(words))).toString('hex');
  const day = Math.floor(now / DAY);
  return { ...words, fingerprint, receivedAt: now, reference: reference ?? makeReference(hash(`${fingerprint} ${day}`)) };
}

/** Keeps line breaks and tabs, and removes other control characters. PostgreSQL cannot store NUL. */
function paragraphs(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
