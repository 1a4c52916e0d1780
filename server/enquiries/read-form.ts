import { Refusal } from './refusals.ts';

/**
 * Reads a multipart form into its fields, with the parser that Node has for fetch: it wants boundaries of 27 characters and more, as all
 * browsers make them. The body is bounded before it comes here.
 * @param type Content-Type, with the boundary
 * @throws Refusal for what is no form, holds a file, or a field twice
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
