import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusals.ts';

/**
 * Reads a multipart form into its fields.
 * @throws Refusal for what is no form, holds a file, a field twice, or more than was agreed on
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') throw new Refusal(400, `${part.fieldname} is a file: this form takes text`);
      if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal(413, `${part.fieldname} is too long: shorten it`);
      if (Object.hasOwn(fields, part.fieldname)) throw new Refusal(400, `${part.fieldname} is there twice: send it once`);
      fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    // The parser's own complaints about malformed bodies have no status.
    throw (error as Refusal).statusCode ? error : new Refusal(400, 'The body is not valid form data');
  }
  return fields;
}
