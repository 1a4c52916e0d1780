import { z } from 'zod';

/**
 * The rules for every string of copy. They stand here once, so that a headline, a card and a FAQ answer are held to the same voice.
 * Each message says what to do, because its reader is the person who wrote the sentence.
 */

/** Words that say nothing to a shopkeeper, from the design guide's "Voice". */
const emptyWords = /\b(revolutioni[sz]\w*|unlock\w*|leverag\w*|seamless\w*|cutting-edge|game-chang\w*|synerg\w*|empower\w*)\b/i;

/**
 * One line of plain text.
 * @param max longest allowed, in characters; the limit is the space that the layout has for it
 */
export function line(max: number) {
  return z
    .string({
      error: ({ input }) => {
        if (input === undefined) return 'is missing: write a line of text';
        return input === null ? 'is empty: write a line of text, in quotes where it begins with a sign' : 'is no text: put it in quotes';
      },
    })
    .trim()
    .min(1, 'is empty: write a line of text')
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long: shorten it to ${max} or fewer` })
    .refine((text) => !text.includes('\n'), 'has a line break: write it as one line')
    .refine((text) => !text.includes('!'), 'has an exclamation mark: end the sentence with a full stop')
    .refine((text) => !/<\/?[a-z]/i.test(text), 'has an HTML tag: write plain words')
    .refine((text) => !emptyWords.test(text), {
      error: (issue) => `says "${String(issue.input).match(emptyWords)?.[0]}": say what changes for the shop instead`,
    })
    .overwrite(typeset);
}

/**
 * A text as printers set it, whoever typed it: curly quotes and apostrophes, and a dash where a hyphen stands between spaces.
 * @param text as it is typed
 */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([{–—“])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“])'(?=\p{L}[^']*'(?!\p{L}))/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(/(?<=\S) - (?=\S)/g, ' – ');
}

/** A line that is shown character by character as it is typed, because the specification says it so. */
export const exactLine = (max: number) => z.string().trim().min(1).max(max);

/** Fields that are each a line, by their names. @param max longest allowed, in characters */
export const lines = <Name extends string>(max: number, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, line(max)])) as Record<Name, ReturnType<typeof line>>;

const place = /\{(\w*)\}/g;

/**
 * A line with places that are filled in, such as {order}.
 * @param max longest, in characters, before places are filled
 * @param names the places that can be filled; any other would be shown to visitors as it stands
 */
export const sentence = (max: number, ...names: readonly string[]) =>
  line(max).refine((text) => [...text.matchAll(place)].every(([, name]) => names.includes(name as string)), {
    error: `has a place that is not known: use ${names.map((name) => `{${name}}`).join(', ')}`,
  });

/** A line with places that are filled in, which must all be there. @param names the places, without their braces */
export const withPlaces = (max: number, ...names: readonly string[]) =>
  line(max).superRefine((text, context) => {
    for (const name of names.filter((wanted) => !text.includes(`{${wanted}}`)))
      context.addIssue({ code: 'custom', message: `does not have {${name}}: put it where it belongs` });
  });

/**
 * A page's largest heading. It is a name more than a sentence, so none ends with a full stop: whoever writes one need not know.
 * @param max longest allowed, in characters
 */
export const pageHeading = (max: number) => line(max).overwrite((text) => text.replace(/\.$/, ''));

/** A page's own address on this site: lower-case words joined by hyphens. */
export const slug = z
  .string({ error: 'is missing: write lower-case words joined by hyphens' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as dynamic-pricing');

/** Title of a page for search engines and tabs. With the suffix " | Tarazu" it stays within the 60 characters that result pages show. */
export const pageTitle = line(51);

/** Description for search engines, 70 to 160 characters: shorter wastes the space, longer is cut off. */
export const pageDescription = line(160).min(70, {
  error: (issue) => `is ${String(issue.input).length} characters long: write 70 to 160, a full sentence about this page`,
});

/** Says what a picture shows, for people who do not see it. 10 characters at least, so that "image" is no answer. */
export const altText = line(180).min(10, 'is too short: say in a few words what the picture shows');

/** A published number as it is shown: 25%, 3x, 500+, 10M+, 2-4 weeks, 24/7, under 50 ms. */
export const figure = line(14).regex(/\d/, 'has no number in it: write a figure such as 25%, 3x or 500+');

/** A link to a page of this site. load.ts checks that the page exists. */
export const internalLink = z
  .string({ error: 'is missing: write an address of this site, such as /contact' })
  .regex(/^\/[a-z0-9/#-]*$/, 'must be an address of this site that starts with a slash, such as /contact');

export const link = z.strictObject({ label: line(40), href: internalLink });
