import { z } from 'zod';

/**
 * Rules for all copy, shared by headlines, cards and FAQ answers.
 * Each message says what to do, because the author of the sentence reads it.
 */

/** Buzzwords that the design guide's "Voice" rules out. */
const emptyWords = /\b(revolutioni[sz]\w*|unlock\w*|leverag\w*|seamless\w*|cutting-edge|game-chang\w*|synerg\w*|empower\w*)\b/i;

/** A number of the example shop that was not filled in (read/fill-example.ts). */
const shopPlace = /\{#?\w+\.\w+\}/;

/**
 * Returns the schema of one line of plain text that visitors read. Metadata says what a field is (content/walk.ts).
 * @param max characters that fit in the layout; fields with the same number share a schema, because a server builds all at its start
 */
export function line(max: number): ReturnType<typeof buildLine> {
  const built = builtLines.get(max) ?? buildLine(max);
  builtLines.set(max, built);
  return built;
}
const builtLines = new Map<number, ReturnType<typeof buildLine>>();

const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const buildLine = (max: number) =>
  plainText(max)
    .refine((text) => !text.includes('\n'), 'has a line break: write it as one line')
    .meta({ role: 'text' });

/** Builds the schema of Markdown: paragraphs, headings, lists and links. The title of its page is the only h1. @param max longest, in characters */
export const markdown = (max: number) =>
  plainText(max)
    .refine((text) => !/^#(?!#)|^=+$/m.test(text), 'has a heading as large as the title: begin headings with ##')
    .meta({
      role: 'markdown',
      title: 'Text',
      description: 'An empty line begins a paragraph, ## a heading, and a hyphen an entry of a list. A link is [our services](/services).',
    });

function plainText(max: number) {
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
    .refine((text) => text === '' || visible.test(text), 'is empty: write a line of text')
    .refine((text) => !/[^\P{Cc}\n]/u.test(text), 'has a control character, which nobody sees: type the words instead of pasting them')
    .refine((text) => !text.includes('!'), 'has an exclamation mark: end the sentence with a full stop')
    .refine((text) => !/<\/?[a-z]/i.test(text), 'has an HTML tag: write plain words')
    .refine((text) => !shopPlace.test(text), {
      error: (issue) => `names ${shopPlace.exec(String(issue.input))?.[0]}, which example-shop.yaml does not have: check its spelling`,
    })
    .refine((text) => !emptyWords.test(text), {
      error: (issue) => `says "${String(issue.input).match(emptyWords)?.[0]}": say what changes for the shop instead`,
    })
    .overwrite(typeset);
}

/**
 * Replaces straight quotes and apostrophes with curly ones, and a hyphen between spaces with a dash.
 * @param text as typed
 */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([{–—“])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“])'(?=\p{L}[^']*'(?!\p{L}))/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(/(?<=\S) - (?=\S)/g, ' – ');
}

/** Builds the schema of a line without typographic changes, for texts that the specification gives character by character. */
export const exactLine = (max: number) => z.string().trim().min(1).max(max).meta({ role: 'text' });

/** Builds schemas of several lines by field name. @param max longest, in characters */
export const lines = <Name extends string>(max: number, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, line(max)])) as Record<Name, ReturnType<typeof line>>;

const place = /\{(\w*)\}/g;

/**
 * Builds the schema of a line with optional placeholders, such as {order}.
 * @param max longest, in characters, before placeholders are replaced
 * @param names allowed placeholders; others are rejected, because visitors would see them
 */
export const sentence = (max: number, ...names: readonly string[]) =>
  line(max).refine((text) => [...text.matchAll(place)].every(([, name]) => names.includes(name as string)), {
    error: `has a place that is not known: use ${names.map((name) => `{${name}}`).join(', ')}`,
  });

/** Builds the schema of a line that must contain all placeholders. @param names placeholders without braces */
export const withPlaces = (max: number, ...names: readonly string[]) =>
  line(max).superRefine((text, context) => {
    for (const name of names.filter((wanted) => !text.includes(`{${wanted}}`)))
      context.addIssue({ code: 'custom', message: `does not have {${name}}: put it where it belongs` });
  });

/**
 * Builds the schema of a page's h1. Removes a final full stop, because headings have none.
 * @param max longest allowed, in characters
 */
export const pageHeading = (max: number) => line(max).overwrite((text) => text.replace(/\.$/, ''));

/** The sentence under a heading. */
export const leadLine = (max: number) => line(max).meta({ title: 'Sentence under the heading' });

/** The words on a button. */
export const action = line(24).meta({ title: 'Words on the button' });

/** Last part of a page's address: lower-case words joined by hyphens. */
export const slug = z
  .string({ error: 'is missing: write lower-case words joined by hyphens' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as dynamic-pricing')
  .meta({ role: 'slug' });

/** Name of an entry of another folder, which the checks look up there. @param folder below content/ */
export const entryOf = (folder: 'case-studies' | 'services' | 'industries' | 'resources') => slug.meta({ ref: folder });

/** Name of an entry of a list, unique in its file. */
export const shortName = slug.meta({
  role: 'id',
  title: 'Short name in its address',
  description: 'In links to this entry, in small letters. Left empty, it is made from the question or the name.',
});

/** Whether a value is invented, and so to be replaced before the launch. */
export const placeholder = z.boolean().meta({
  title: 'Not the real one yet',
  description: 'Tick this while it is invented, and take the tick away when it is real: the check before the launch lists what is left.',
});

/** Title of a page. With the suffix " | Tarazu" it fits the 60 characters that result pages show. */
export const pageTitle = line(51);

/** Meta description, 70 to 160 characters: result pages cut off longer descriptions. */
export const pageDescription = line(160).min(70, {
  error: (issue) => `is ${String(issue.input).length} characters long: write 70 to 160, a full sentence about this page`,
});

/** Alt text. At least 10 characters, so that "image" is rejected. */
export const altText = line(180)
  .min(10, 'is too short: say in a few words what the picture shows')
  .meta({ role: 'alt', title: 'What the picture shows, in words' });

/** A published figure as displayed: 25%, 3x, 500+, 10M+, 2-4 weeks, 24/7, under 50 ms. */
export const figure = line(14).regex(/\d/, 'has no number in it: write a figure such as 25%, 3x or 500+').meta({ role: 'figure' });

/** An agreed figure by its id; pages show its value (content/agreed.ts). */
export const figureId = slug.meta({ role: 'figure', ref: 'agreed-figures', title: 'Figure' });

/** A link to a page of this site. checks/check-references.ts checks that the page exists. */
export const internalLink = z
  .string({ error: 'is missing: write an address of this site, such as /contact' })
  .regex(/^\/[a-z0-9/#-]*$/, 'must be an address of this site that starts with a slash, such as /contact')
  .meta({ role: 'link', title: 'Where it leads' });

/** A permanent address on the web, of this site or another. */
export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'must be an address such as https://www.example.com/page, as the browser shows it',
  })
  .meta({ title: 'Where it leads' });

export const link = z.strictObject({ label: line(40), href: internalLink });
