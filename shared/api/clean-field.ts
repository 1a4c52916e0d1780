import { type ControlName, enquiryFields } from '../../content/enquiry-fields.ts';

/**
 * Invisible characters: Unicode category Cf (direction marks, joiners, soft hyphens) and fillers.
 * Text pasted from chats and PDFs contains them.
 */
const invisible = /[\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu;
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const typeOf = Object.fromEntries(Object.values(enquiryFields).map(({ control, type }) => [control, type])) as Record<ControlName, string>;

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => !visible.test(text);

/**
 * Normalises a field's value before validation, in browser and server alike: paragraphs are trimmed, other values become one line, and an
 * e-mail address loses the name, `mailto:` and query around it.
 */
export function cleanField(name: ControlName, text: string): string {
  if (typeOf[name] === 'paragraphs') return text.trim();
  const line = cleanLine(text);
  return typeOf[name] === 'email' ? cleanAddress(line) : line;
}

/** Joins lines and removes invisible characters, so that a name cannot inject mail headers. */
function cleanLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .trim();
}

/** Removes what mail programs add around an e-mail address: `Asha <asha@shop.example>,` and `mailto:asha@shop.example`. */
function cleanAddress(line: string): string {
  let address = (/<([^<>]*)>[\s.,;:]*$/.exec(line)?.[1] ?? line).trim();
  const withScheme = address;
  while (/^mailto:/i.test(address)) address = address.slice('mailto:'.length);
  if (address !== withScheme) address = address.split('?', 1)[0] as string;
  // A loop, because `[\s.,;:]+$` takes quadratic time.
  let end = address.length;
  while (/[\s.,;:]/.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
