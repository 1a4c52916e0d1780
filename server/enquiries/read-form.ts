import { Refusal } from './refusals.ts';

/**
 * Parses a multipart form with Node's parser for fetch, which requires boundaries of at least 27 characters, as all browsers send.
 * The caller limits the body's size.
 * @param type Content-Type, with the boundary
 * @throws Refusal for a malformed form, a file, or a repeated field
 */
export async function readForm(type: string, body: Buffer<ArrayBuffer>): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(400, 'The body is not valid form data');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Refusal(400, `${name} is a file: this form takes text`);
    if (fields.has(name)) throw new Refusal(400, `${name} is there twice: send it once`);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
