import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';
import { notPublished } from '../schema/not-published.ts';
import { contentFiles } from './content-files.ts';

/** Matches pages and documents, not texts of forms, mail and the assistant. */
const isShown = (file: string) => /^(?:pages|services|solutions|industries|case-studies|technology|resources|documents)\//.test(file);

/** Finds answers that say something is not published although a page states it. */
export function checkLacks(content: Content): Problem[] {
  const shownTexts = contentFiles(content)
    .filter(({ file }) => isShown(file))
    .flatMap(({ file, value }) => stringsOf(value).map(({ field, text }) => ({ file, field, text })));
  const contradictions = new Map(
    Object.entries(notPublished).map(([key, [pattern]]) => [key, shownTexts.find(({ text }) => pattern.test(text))] as const),
  );
  return content.answers.flatMap(({ slug, answers }) =>
    answers.flatMap(({ lacks = [] }, index) =>
      lacks.flatMap((key) => {
        const contradiction = contradictions.get(key);
        if (!contradiction) return [];
        const quote = notPublished[key][0].exec(contradiction.text)?.[0];
        return {
          file: `answers/${slug}.yaml`,
          field: `answers[${index}].lacks`,
          message: `calls "${key}" not published, but "${quote}" stands in ${contradiction.file}, ${contradiction.field}: answer with it and take "${key}" out of what the answer lacks, or leave it out there`,
        };
      }),
    ),
  );
}
