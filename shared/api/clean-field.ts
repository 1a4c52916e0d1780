import { type ControlName, enquiryFields } from '../../content/enquiry-fields.ts';

/**
 * Characters that show nothing, or only change how others are shown: all of Cf (direction marks, joiners, soft hyphens), and fillers.
 * They come with what is pasted from chats and PDFs.
 */
const invisible = /[\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu;
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const typeOf = Object.fromEntries(Object.values(enquiryFields).map(({ control, type }) => [control, type])) as Record<ControlName, string>;

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** What a visitor wrote in a field, as it is judged, sent and kept: browser and server agree on it. */
export function cleanField(name: ControlName, text: string): string {
  if (typeOf[name] === 'paragraphs') return text.trim();
  const line = cleanLine(text);
  return typeOf[name] === 'email' ? cleanAddress(line) : line;
}

/** One line without anything that cannot be seen: a line break in a name is no way into a mail's header. */
function cleanLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .trim();
}

/** An address without what mail programs and web pages put around it: `Asha <asha@shop.example>,` and `mailto:asha@shop.example`. */
function cleanAddress(line: string): string {
  const [, address = line] = /<([^<>]*)>[\s.,;:]*$/.exec(line) ?? [];
  return address
    .trim()
    .replace(/^(?:mailto:)+([^?]*).*$/i, '$1')
    .replace(/[\s.,;:]+$/, '');
}
