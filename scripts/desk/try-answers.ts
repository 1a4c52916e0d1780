import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { type Knowledge, openKnowledge } from '../../server/assistant/knowledge.ts';
import type { NearAnswer, NearestAnswer, TriedAnswer } from '../../shared/api/words.ts';
import { knowledgeOf } from '../../shared/assistant/knowledge.ts';
import { loadTraining } from '../../training/load.ts';

/*
 * Prints as JSON what the assistant answers with the draft's words, for the desk (server/desk/words-page.ts). This is a separate process,
 * because building the index would block visitors' requests for a second.
 * node scripts/desk/try-answers.ts nearest|tried QUESTION DRAFT_CONTENT DRAFT_TRAINING CONTENT TRAINING
 */

/** Largest number of other answers for a question. */
const MAX_CHOICES = 3;

/** Builds the assistant from a content and a training folder. */
function assistantOf(folder: string, training: string): Knowledge {
  const content = loadContent(folder);
  return openKnowledge(content, knowledgeOf(content, loadTraining(training)));
}

/** Returns the assistant's answer, and answers that it could give instead. */
function nearestAnswers(knowledge: Knowledge, question: string, names: ReadonlyMap<string, string>): NearestAnswer {
  const choices = knowledge
    .nearest(question)
    .filter(({ kind }) => kind === 'fact')
    .slice(0, MAX_CHOICES)
    .map(({ id, page, say }): NearAnswer => {
      const key = id.slice(id.indexOf('#') + 1);
      return { page: names.get(page) ?? page, say, place: { file: linesFile(page), path: [key] } };
    });
  return { now: knowledge.answer(question, []).text, choices };
}

/** Returns the draft's answer, and the questions of the tuning set whose answer differs from the site's. */
function triedAnswer(site: Knowledge, draft: Knowledge, question: string, tuningSet: string): TriedAnswer {
  const tuning = load(readFileSync(tuningSet, 'utf8')) as { ask: string; after?: string[] }[];
  const changed = tuning
    .filter(({ after = [] }) => after.length === 0)
    .map(({ ask }) => ({ question: ask, after: draft.answer(ask, []).text }))
    .filter(({ question: asked, after }) => after !== site.answer(asked, []).text);
  return { now: draft.answer(question, []).text, changed };
}

/** Returns the file with visitors' questions for a page's answers. */
const linesFile = (page: string) => `training/lines${page === '/' ? '/home' : page}.yaml`;

const [what, question, draftContent, draftTraining, content, training] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const draft = assistantOf(draftContent, draftTraining);
const result =
  what === 'nearest'
    ? nearestAnswers(draft, question, new Map(routes(loadContent(draftContent)).map(({ path, name }) => [path, name])))
    : triedAnswer(assistantOf(content, training), draft, question, join(training, 'questions', 'tuning.yaml'));
console.log(JSON.stringify(result));
