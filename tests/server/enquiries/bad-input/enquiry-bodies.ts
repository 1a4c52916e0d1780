import { makeReference } from '../../../../shared/api/reference.ts';
import { enquiryParams, service } from '../../../support/server/enquiry-body.ts';

/** Fields of a body; tests may set any type. */
export type Fields = Record<string, unknown>;

/** Valid parameters with a new reference, and overrides. */
export const paramsWith = (more: Fields = {}): Fields & { reference: string } => ({
  ...enquiryParams(),
  reference: makeReference(),
  ...more,
});

/** A valid JSON body with overrides. */
export const jsonWith = (more: Fields = {}): string => JSON.stringify({ ...service, template_params: paramsWith(more) });

/** Fields of a valid form with overrides; undefined removes a field. */
export function formWith(more: Fields = {}): [name: string, value: string][] {
  return Object.entries({ ...service, ...paramsWith(more) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

export const boundary = 'a-boundary';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Builds one part of a multipart body. */
export const part = (disposition: string, value = 'a', more = '') => `Content-Disposition: ${disposition}${more}\r\n\r\n${value}`;

/**
 * Builds a multipart body.
 * @param parts fields, or raw parts
 */
export function multipart(parts: readonly (readonly [name: string, value: string] | string)[]): string {
  const written = parts.map((entry) => (typeof entry === 'string' ? entry : part(`form-data; name="${entry[0]}"`, entry[1])));
  return `${written.map((entry) => `--${boundary}\r\n${entry}\r\n`).join('')}--${boundary}--\r\n`;
}
