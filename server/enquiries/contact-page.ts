import { controlNames, type Mistake } from '../../shared/api/enquiry.ts';
import type { TemplateValues } from '../site/page-template.ts';
import { MistakeRefusal } from './refusals.ts';

/** Fills the contact page after a sent form: thanks instead of the form. */
export function sentPage(reference: string): TemplateValues {
  return { show: ['sent'], texts: { reference } };
}

/**
 * Fills the contact page with the error and everything that was typed.
 * @param body the form's fields, unchecked
 */
export function refusedPage(error: Error, body: unknown): TemplateValues {
  const typed = (body ?? {}) as Record<string, unknown>;
  const values = Object.fromEntries(controlNames.map((name) => [name, typeof typed[name] === 'string' ? typed[name] : undefined]));
  const tooLargeMistake = isTooLarge(error) ? tooLarge : undefined;
  const mistake = error instanceof MistakeRefusal ? error.mistake : tooLargeMistake;
  if (!mistake) return { show: ['form', 'failed'], values };
  const { kind, fields } = mistake;
  return { show: ['form', `mistake-${kind}`, ...fields.map((name) => `mistake-${kind}-${name}`)], values, wrong: fields };
}

/** Returns whether the body was too large to be parsed. The page then cannot show what was typed, but the Back button does. */
const isTooLarge = (error: Error): boolean => (error as { statusCode?: number }).statusCode === 413;
const tooLarge: Mistake = { kind: 'long', fields: ['message'] };
