import type { z } from 'zod';
import type { emailSend } from '../../shared/api/email-send.ts';
import { controlNames, type Mistake, ownService } from '../../shared/api/enquiry.ts';
import type { TemplateValues } from '../site/page-template.ts';

/** An error response of the public e-mail API: a status and plain text. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;

  constructor(statusCode: number, text: string) {
    super(text);
    this.statusCode = statusCode;
  }
}

/** Error texts of the specification (section 8). */
const mistakeTexts: Readonly<Record<Mistake['kind'], string>> = {
  required: 'Please fill in all required fields',
  email: 'Please enter a valid email address',
  long: 'Please shorten the text that is too long',
};

/** An invalid form, with its invalid fields. */
export class MistakeRefusal extends Refusal {
  readonly mistake: Mistake;

  constructor(mistake: Mistake, status = 400, text = mistakeTexts[mistake.kind]) {
    super(status, text);
    this.mistake = mistake;
  }
}

/**
 * Checks the ids of the public e-mail API.
 * @throws Refusal if an id is missing or is not this site's
 */
export function checkService({
  user_id,
  service_id,
  template_id,
}: Pick<z.infer<typeof emailSend>, 'user_id' | 'service_id' | 'template_id'>): void {
  if (!user_id) throw new Refusal(400, 'The public key is required');
  if (!service_id) throw new Refusal(400, 'The service ID is required');
  if (!template_id) throw new Refusal(400, 'The template ID is required');
  if (user_id !== ownService.publicKey) throw new Refusal(400, 'The public key is invalid');
  if (service_id !== ownService.serviceId) throw new Refusal(400, 'The service ID not found');
  if (template_id !== ownService.templateId) throw new Refusal(400, 'The template ID not found');
}

/** Converts a schema error to a refusal that names the field. Its status is 413 if a text is too long, otherwise 400. */
export function refusalOf({ issues }: z.ZodError): Refusal {
  const issue = issues[0] as z.core.$ZodIssue;
  const field = issue.path.join('.') || 'The body';
  switch (issue.code) {
    case 'too_big': {
      const text = `${field} is longer than ${issue.maximum} characters: shorten it`;
      const long = issues.flatMap(({ code, path }) => controlNames.filter((name) => code === 'too_big' && name === path.at(-1)));
      return long.length > 0 ? new MistakeRefusal({ kind: 'long', fields: long }, 413, text) : new Refusal(413, text);
    }
    case 'unrecognized_keys':
      return new Refusal(400, `${[...issue.path, issue.keys[0]].join('.')} is no field of this form: leave it out`);
    default:
      return new Refusal(
        400,
        `${field} has to be ${issue.code === 'invalid_type' && issue.expected === 'string' ? 'a text' : 'an object'}`,
      );
  }
}

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
