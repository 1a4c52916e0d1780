import { z } from 'zod';
import { type NotPublished, notPublished } from './not-published.ts';
import { toConfirm } from './to-confirm.ts';
import { internalLink, sentence, slug } from './words.ts';

/** Placeholders in answers: facts about the agency, and counts and lists of content (shared/assistant/answers-of.ts). */
const placeholders = [
  'email',
  'phone',
  'address',
  'agency',
  'offices',
  'cities',
  'caseStudies',
  'returns',
  'leaders',
  'industries',
  'trades',
];

/** Complete sentences that make sense without the question. */
const answer = sentence(420, ...placeholders).refine(
  (text) => !/^(It|They|He|She)\b/.test(text),
  'begins with a word for something that was named before: name what it is about, as an answer stands alone',
);

/** The assistant's answer for an entry. Without it, the assistant says the entry's text. Pages do not show the answer. */
export const answerable = { answer: answer.optional() };

/** Keys of the claims that answers may call unpublished. */
const claimKeys = Object.keys(notPublished) as NotPublished[];

/** Answers that belong to no single entry, including those about what is not published. Each names the page to link. */
export const answers = z.strictObject({
  answers: z
    .array(
      toConfirm('answer', { id: slug, page: internalLink, answer, lacks: z.array(z.enum(claimKeys)).min(1).optional() }).refine(
        ({ answer: text, lacks }) => lacks || !/\bwe (?:publish|list) (?:no|nothing)\b/i.test(text),
        {
          path: ['lacks'],
          error:
            'is missing: name what we do not publish, as a key of content/schema/not-published.ts, so that a page which says it is found',
        },
      ),
    )
    .min(1),
});
