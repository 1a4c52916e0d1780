import type { Content } from '../content.ts';
import { fieldName, type Problem } from '../read/content-error.ts';
import { claimPattern } from '../schema/answers.ts';
import { textsOf } from './content-files.ts';

/** Matches pages and documents, not texts of forms, mail and the assistant. */
const isShown = (file: string) => /^(?:pages|services|solutions|industries|case-studies|technology|resources|documents|news)\//.test(file);

/** Finds answers that say something is not published although a page states it. */
export function checkLacks(content: Content): Problem[] {
  const shownTexts = textsOf(content).filter(({ file }) => isShown(file));
  const clients = content.caseStudies.map(({ client }) => client);
  const patterns = new Map(Object.entries(content.notPublished.claims).map(([key, claim]) => [key, claimPattern(claim, clients)]));
  return content.answers.flatMap(({ slug, answers }) =>
    answers.flatMap(({ lacks = [] }, index) =>
      lacks.flatMap((key): Problem[] => {
        const place = { file: `answers/${slug}.yaml`, path: ['answers', index, 'lacks'] };
        const pattern = patterns.get(key);
        if (!pattern)
          return [{ ...place, what: `names "${key}", which not-published.yaml does not have`, fix: 'add it there, with its pattern' }];
        const contradiction = shownTexts.find(({ text }) => pattern.test(text));
        if (!contradiction) return [];
        const what = `calls "${key}" not published, but "${pattern.exec(contradiction.text)?.[0]}"`;
        return [
          {
            ...place,
            what: `${what} stands in ${contradiction.file}, ${fieldName(contradiction.path)}`,
            fix: `answer with it and take "${key}" out of what the answer lacks, or leave it out there`,
            inDesk: { what: `${what} would be on the site` },
          },
        ];
      }),
    ),
  );
}
