import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';
import { claimPattern } from '../schema/not-published.ts';
import { contentFiles } from './content-files.ts';

/** Matches pages and documents, not texts of forms, mail and the assistant. */
const isShown = (file: string) => /^(?:pages|services|solutions|industries|case-studies|technology|resources|documents)\//.test(file);

/** Finds answers that say something is not published although a page states it. */
export function checkLacks(content: Content): Problem[] {
  const shownTexts = contentFiles(content)
    .filter(({ file }) => isShown(file))
    .flatMap(({ file, value }) => stringsOf(value).map(({ field, text }) => ({ file, field, text })));
  const clients = content.caseStudies.map(({ client }) => client);
  const patterns = new Map(Object.entries(content.notPublished.claims).map(([key, claim]) => [key, claimPattern(claim, clients)]));
  return content.answers.flatMap(({ slug, answers }) =>
    answers.flatMap(({ lacks = [] }, index) =>
      lacks.flatMap((key) => {
        const place = { file: `answers/${slug}.yaml`, field: `answers[${index}].lacks` };
        const pattern = patterns.get(key);
        if (!pattern)
          return { ...place, message: `names "${key}", which not-published.yaml does not have: add it there, with its pattern` };
        const contradiction = shownTexts.find(({ text }) => pattern.test(text));
        if (!contradiction) return [];
        const quote = pattern.exec(contradiction.text)?.[0];
        return {
          ...place,
          message: `calls "${key}" not published, but "${quote}" stands in ${contradiction.file}, ${contradiction.field}: answer with it and take "${key}" out of what the answer lacks, or leave it out there`,
        };
      }),
    ),
  );
}
