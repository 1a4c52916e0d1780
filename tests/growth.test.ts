import { expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { routes } from '../content/routes.ts';
import { generateStudies } from '../scripts/tools/generated-studies.ts';
import { knowledgeOf } from '../shared/assistant/knowledge.ts';
import { entriesOf } from '../site/src/search/entries-of.ts';
import { writeIndex } from '../site/src/search/search-index.ts';
import { loadTraining } from '../training/load.ts';
import { ContentCopy } from './support/content/content-copy.ts';

const training = loadTraining();

/** Returns what is built of the content with a number of case studies. */
async function builtOf(studies: number) {
  const { folder } = new ContentCopy();
  await generateStudies(folder, studies);
  const content = loadContent(folder);
  return {
    search: writeIndex(entriesOf(content, training.words.names.names)),
    routes: JSON.stringify(routes(content)),
    knowledge: JSON.stringify(knowledgeOf(content, training)),
  };
}

test('search, routes and knowledge grow at most in proportion to the case studies', async () => {
  const [few, many] = [await builtOf(50), await builtOf(200)];
  for (const part of ['search', 'routes', 'knowledge'] as const) expect.soft(many[part].length / few[part].length, part).toBeLessThan(5);
});
