import { controlNames, type Mistake } from '../../shared/api/enquiry.ts';
import type { TemplateValues } from '../site/page-template.ts';
import { MistakeRefusal } from './refusals.ts';

/** The contact page after a form was sent from it: the thanks in the form's place. */
export function sentPage(reference: string): TemplateValues {
  return { show: ['sent'], texts: { reference } };
}

/** The contact page with what went wrong, and with everything that was typed. @param body the form's fields as they came */
export function refusedPage(error: Error, body: unknown): TemplateValues {
  const typed = (body ?? {}) as Record<string, unknown>;
  const values = Object.fromEntries(controlNames.map((name) => [name, typeof typed[name] === 'string' ? typed[name] : undefined]));
  const mistake = error instanceof MistakeRefusal ? error.mistake : isTooLarge(error) ? tooLarge : undefined;
  if (!mistake) return { show: ['form', 'failed'], values };
  const { kind, fields } = mistake;
  return { show: ['form', `mistake-${kind}`, ...fields.map((name) => `mistake-${kind}-${name}`)], values, wrong: fields };
}

/** A body that was not read to its end, so the page cannot show what was typed; the browser's way back does. */
const isTooLarge = (error: Error): boolean => (error as { statusCode?: number }).statusCode === 413;
const tooLarge: Mistake = { kind: 'long', fields: ['message'] };
