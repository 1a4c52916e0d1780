import { makeReference } from '../../../wire/reference.ts';

/** A field of a body: a text as a rule, and anything when a test is about what it must not be. */
export type Fields = Record<string, unknown>;

export const service = { lib_version: '4.4.1', user_id: 'site', service_id: 'site', template_id: 'enquiry' } as const;

/** Parameters that are accepted, under a reference of their own; with others in their place. */
export function paramsWith(more: Fields = {}): Fields & { reference: string } {
  return {
    from_name: 'Ada',
    from_email: 'ada@shop.example',
    phone_number: '+44 20 7946 0000',
    message: 'Hello.\nWe sell lamps.',
    reference: makeReference(),
    ...more,
  };
}

/** A JSON body that is accepted unless `more` spoils it. */
export function jsonWith(more: Fields = {}): string {
  return JSON.stringify({ ...service, template_params: paramsWith(more) });
}

/** The fields of a form that is accepted unless `more` spoils it; undefined leaves a field out. */
export function formWith(more: Fields = {}): [name: string, value: string][] {
  return Object.entries({ ...service, ...paramsWith(more) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

export const boundary = 'a-boundary';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A multipart body. @param parts fields, or whole parts as they stand between two boundaries */
export function multipart(parts: readonly (readonly [name: string, value: string] | string)[]): string {
  const written = parts.map((part) =>
    typeof part === 'string' ? part : `Content-Disposition: form-data; name="${part[0]}"\r\n\r\n${part[1]}`,
  );
  return `${written.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
}
