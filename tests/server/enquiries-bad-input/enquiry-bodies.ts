import { makeReference } from '../../../shared/api/reference.ts';
import { enquiryParams, service } from '../../support/enquiry-body.ts';

/** A field of a body: a text as a rule, and anything when a test is about what it must not be. */
export type Fields = Record<string, unknown>;

/** Parameters that are accepted, under a reference of their own; with others in their place. */
export const paramsWith = (more: Fields = {}): Fields & { reference: string } => ({
  ...enquiryParams(),
  reference: makeReference(),
  ...more,
});

/** A JSON body that is accepted unless `more` spoils it. */
export const jsonWith = (more: Fields = {}): string => JSON.stringify({ ...service, template_params: paramsWith(more) });

/** The fields of a form that is accepted unless `more` spoils it; undefined leaves a field out. */
export function formWith(more: Fields = {}): [name: string, value: string][] {
  return Object.entries({ ...service, ...paramsWith(more) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

export const boundary = 'a-boundary';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A part as it stands between two boundaries. */
export const part = (disposition: string, value = 'a', more = '') => `Content-Disposition: ${disposition}${more}\r\n\r\n${value}`;

/** A multipart body. @param parts fields, or whole parts as they stand between two boundaries */
export function multipart(parts: readonly (readonly [name: string, value: string] | string)[]): string {
  const written = parts.map((it) => (typeof it === 'string' ? it : part(`form-data; name="${it[0]}"`, it[1])));
  return `${written.map((it) => `--${boundary}\r\n${it}\r\n`).join('')}--${boundary}--\r\n`;
}
