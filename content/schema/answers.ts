import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { internalLink, sentence, shortName, slug } from './words.ts';

/** Placeholders in all texts: the number of entries in words, with a capital letter where the placeholder has one (content/counts.ts). */
export const countNames = ['services', 'caseStudies', 'industries', 'offices', 'documents', 'questions'] as const;

/** Placeholders in answers: facts about the agency, and counts and lists of content (shared/assistant/answers-of.ts). */
const placeholders = [
  ...countNames.flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]),
  'email',
  'phone',
  'address',
  'agency',
  'cities',
  'returns',
  'leaders',
  'trades',
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
        /** A setting of agency.yaml that the answer needs; `otherwise` is said without it. */
        needs: z.literal('whatsapp').meta({ silent: true }).optional(),
        otherwise: answer.meta({ spoken: true }).optional(),
        lacks: z.array(slug).min(1).meta({ title: 'What the answer says is not published', silent: true }).optional(),
      }).refine(({ answer: text, lacks }) => lacks || !/\bwe (?:publish|list) (?:no|nothing)\b/i.test(text), {
        path: ['lacks'],
        error: 'is missing: name what we do not publish, as a key of content/not-published.yaml, so that a page which says it is found',
      }),
    )
    .min(1),
});
