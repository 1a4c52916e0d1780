import { controlNames } from '../../wire/enquiry.ts';
import type { TemplateValues } from '../site/page-template.ts';
import { MistakeRefusal } from './receive-enquiry.ts';

/** The contact page after a form was sent from it: the thanks in the form's place. */
export function sentPage(reference: string): TemplateValues {
  return { show: ['sent'], texts: { reference } };
}

/** The contact page with what went wrong, and with everything that was typed. @param body the form's fields as they came */
export function refusedPage(error: Error, body: unknown): TemplateValues {
  const typed = (body ?? {}) as Record<string, unknown>;
  const values = Object.fromEntries(controlNames.map((name) => [name, typeof typed[name] === 'string' ? typed[name] : undefined]));
  if (!(error instanceof MistakeRefusal)) return { show: ['form', 'failed'], values };
  const { kind, fields } = error.mistake;
  return { show: ['form', `mistake-${kind}`, ...fields.map((name) => `mistake-${kind}-${name}`)], values, wrong: fields };
}
