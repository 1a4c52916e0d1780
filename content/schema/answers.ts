import { z } from 'zod';
import { type NotPublished, notPublished } from './not-published.ts';
import { toConfirm } from './to-confirm.ts';
import { internalLink, sentence, slug } from './words.ts';

/** What an answer may have filled in: facts of the agency, and counts and lists of what the content has (shared/assistant/answers-of.ts). */
const places = ['email', 'phone', 'address', 'agency', 'offices', 'cities', 'caseStudies', 'returns', 'leaders', 'industries', 'trades'];

/** Whole sentences that can stand alone as an answer, the answer first. Without them the entry's own text is said. */
const answer = sentence(420, ...places).refine(
  (text) => !/^(It|They|He|She)\b/.test(text),
  'begins with a word for something that was named before: name what it is about, as an answer stands alone',
);

/** What the assistant says of an entry, where that is not the entry's own text. Pages do not show it. */
export const answerable = { answer: answer.optional() };

/** What an answer says that we do not publish. */
const keys = Object.keys(notPublished) as NotPublished[];

/** Answers that stand on no single entry of a page, and what we knowingly do not publish; each names the page that it leads to. */
export const answers = z.strictObject({
  answers: z
    .array(
      toConfirm('answer', { id: slug, page: internalLink, answer, lacks: z.array(z.enum(keys)).min(1).optional() }).refine(
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
