import { z } from 'zod';
import { internalLink, line } from './words.ts';

/** What the assistant says and understands; content/assistant/NAME.yaml is checked against the schema of its name. */

/** As visitors type: lower case, no signs, so that nobody has to think of them. */
const typed = z
  .string({ error: 'is missing: write words as visitors type them' })
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be words in small letters without signs, such as return on investment')
  .max(60);

/**
 * A sentence with places to be filled in.
 * @param names the places that it may have, without their braces; all of them must appear
 */
function sentence(max: number, ...names: string[]) {
  return line(max).superRefine((text, context) => {
    const found = [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name as string);
    for (const name of names.filter((wanted) => !found.includes(wanted)))
      context.addIssue({ code: 'custom', message: `does not have {${name}}: put it where it belongs` });
    for (const name of found.filter((other) => !names.includes(other)))
      context.addIssue({
        code: 'custom',
        message: `has {${name}}, which nothing fills in: use ${names.map((n) => `{${n}}`).join(', ') || 'plain words'}`,
      });
  });
}

/** Facts of the agency that a written answer may have filled in. */
export const places = ['email', 'phone', 'address', 'agency'] as const;

/** Answers that the owner wrote to common questions. */
export const answers = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        /** The question in the words of several visitors. `{any}` stands for one word of theirs, such as the name of a town. */
        ask: z.array(line(100)).min(1),
        /** True of every service alike, so that it answers the question about a single one too: prices, demos. */
        everyService: z.boolean().default(false),
        /** Two or three sentences. */
        say: line(400).refine(
          (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name]) => (places as readonly string[]).includes(name as string)),
          `has a place that nothing fills in: use ${places.map((name) => `{${name}}`).join(', ')}`,
        ),
        /** Pages that say so. */
        links: z
          .array(z.strictObject({ label: line(40), href: internalLink }))
          .min(1, 'has no link: name the page that says so')
          .max(2),
      }),
    )
    .min(1),
});

/** Words that mean the same, and how people shorten them. */
export const synonyms = z.strictObject({
  /** One typed word for another: u for you. */
  shorthand: z.record(typed, typed),
  /** Several words that are one: return on investment. */
  phrases: z.record(typed, z.array(typed).min(1)),
  /** Words of which each may stand for the others. */
  groups: z.array(z.array(typed).min(2)),
});

/** Other names of our pages' subjects. */
export const names = z.strictObject({
  names: z.array(z.strictObject({ href: internalLink, names: z.array(typed).min(1) })),
});

/** Subjects that the assistant does not talk about, and words of other languages by which it knows them. */
export const limits = z.strictObject({
  offTopic: z.array(typed),
  /** Off-topic words that do not count when a visitor speaks of a shop. */
  unlessShop: z.array(typed),
  abuse: z.array(typed),
  /** What visitors ask and the site does not say, though it has the words. */
  unsaid: z.array(typed),
  otherLanguages: z.array(typed),
});

/** Fixed replies, and the sentences that facts are put into. */
export const replies = z.strictObject({
  smallTalk: z.array(z.strictObject({ ask: z.array(typed).min(1), say: line(300) })).min(1),
  /** For off-topic requests, instructions hidden in questions and markup. */
  refusal: line(200),
  otherLanguage: line(200),
  unknown: line(120),
  /** After `unknown`, when we know what the question is about. */
  unknownAbout: sentence(120, 'link'),
  /** After `unknown` and `refusal`. */
  askPerson: sentence(120, 'link'),
  source: sentence(40, 'links'),
  and: line(8),
  facts: z.strictObject({
    return: sentence(140, 'client', 'roi'),
    timeline: sentence(140, 'client', 'months'),
    services: sentence(140, 'client', 'services'),
    trade: sentence(140, 'client', 'category'),
    steps: sentence(140, 'client', 'steps'),
    quote: sentence(140, 'author', 'position', 'quote'),
    documents: sentence(140, 'name', 'documents'),
    figures: sentence(140, 'name', 'figures'),
    features: sentence(140, 'name', 'features'),
    proof: sentence(140, 'name', 'client'),
    people: sentence(140, 'city', 'role', 'employees'),
    served: sentence(140, 'city', 'clients'),
    address: sentence(140, 'city', 'role', 'address'),
    person: sentence(140, 'name', 'role'),
    highest: sentence(140, 'rank', 'measure', 'name', 'figure', 'others'),
    list: sentence(140, 'label', 'entries'),
  }),
  /** What is compared, as it is said in a comparison. */
  measures: z.strictObject({ return: line(60), months: line(80), employees: line(60), clients: line(60) }),
  ranks: z.strictObject({ highest: line(24), lowest: line(24), shortest: line(24), longest: line(24) }),
});
