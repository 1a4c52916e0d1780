import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { internalLink, line, sentence, shortName, slug } from './words.ts';

/** Placeholders in all texts: the number of entries in words, with a capital letter where the placeholder has one (content/counts.ts). */
export const countNames = ['services', 'caseStudies', 'industries', 'offices', 'documents', 'questions'] as const;

/** Placeholders in answers: facts about the agency, and counts and lists of content (shared/assistant/answers-of.ts). */
const placeholders = [
  ...countNames.flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]),
  ...['email', 'phone', 'hours', 'answerWithin', 'workingDays', 'holidays', 'timeZone', 'address', 'agency', 'cities', 'returns'],
  ...['leaders', 'leaderNames', 'leaderOffices', 'contactPerson', 'trades'],
];

/** Complete sentences that make sense without the question. */
const answer = sentence(420, ...placeholders).refine(
  (text) => !/^(It|They|He|She)\b/.test(text),
  'begins with a word for something that was named before: name what it is about, as an answer stands alone',
);

/** First word of the answer to a question of yes or no. */
const begin = z.enum(['yes', 'no']).meta({ title: 'Begins with', silent: true }).optional();

/** The assistant's answer for an entry. Without it, the assistant says the entry's text. Pages do not show the answer. */
export const answerable = { answer: answer.meta({ spoken: true }).optional(), begin };

/** Answers that belong to no single entry, including those about what is not published. Each names the page to link. */
export const answers = z.strictObject({
  answers: z
    .array(
      toConfirm('answer', {
        id: shortName,
        page: internalLink.meta({ role: 'subject', title: 'Page' }),
        answer: answer.meta({ spoken: true }),
        begin,
        /** Words that it explains, each with its article. Visitors ask what they mean. */
        explains: z.array(line(40)).min(1).meta({ title: 'Words that it explains', silent: true }).optional(),
        /** A setting of agency.yaml that the answer needs; `otherwise` is said without it. */
        needs: z.enum(['whatsapp', 'hours', 'holidays']).meta({ silent: true }).optional(),
        otherwise: answer.meta({ spoken: true }).optional(),
        lacks: z.array(slug).min(1).meta({ title: 'What the answer says is not published', silent: true }).optional(),
      }).refine(({ answer: text, lacks }) => lacks || !/\bwe (?:publish|list) (?:no|nothing)\b/i.test(text), {
        path: ['lacks'],
        error: 'is missing: name what we do not publish, as a key of content/not-published.yaml, so that a page which says it is found',
      }),
    )
    .min(1),
});

const claim = z
  .strictObject({
    /** Source of a regular expression; {client} stands for every client's name. */
    says: z.string().max(400, 'is longer than 400 characters: write a narrower pattern'),
    example: line(120),
    exactCase: z.literal(true).optional(),
  })
  .superRefine((entry, context) => {
    try {
      if (!claimPattern(entry, ['{client}']).test(entry.example))
        context.addIssue({ code: 'custom', path: ['example'], message: 'does not match `says`: write a sentence that the pattern finds' });
    } catch {
      context.addIssue({ code: 'custom', path: ['says'], message: 'is no regular expression: close its brackets' });
    }
  });

/** Claims that the site deliberately does not publish. Answers that say "we publish no …" list their keys in `lacks`. */
export const notPublished = z.strictObject({ claims: z.record(slug, claim) }).meta({ silent: true, example: true });

/**
 * Compiles the pattern of a claim.
 * @param clients names that {client} stands for
 * @throws SyntaxError if `says` is no regular expression
 */
export function claimPattern({ says, exactCase }: { says: string; exactCase?: true }, clients: readonly string[]): RegExp {
  const names = `(?:${clients.map((name) => RegExp.escape(name)).join('|')})`;
  return new RegExp(says.replaceAll('{client}', names), exactCase ? '' : 'i');
}
