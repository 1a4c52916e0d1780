import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { loadContent } from '../content/load.ts';
import { routes } from '../content/routes.ts';
import { type Knowledge, openKnowledge } from '../server/assistant/knowledge.ts';
import type { NearAnswer, NearestAnswer, TriedAnswer } from '../shared/api/words.ts';
import { knowledgeOf } from '../shared/assistant/knowledge.ts';
import { loadTraining } from '../training/load.ts';

/*
 * What the assistant says with the draft's words, as JSON, for the desk (server/desk/words-page.ts): in a process of its own, because making an
 * index takes a second in which visitors would wait.
 * node scripts/try-answers.ts nearest|tried QUESTION DRAFT_CONTENT DRAFT_TRAINING CONTENT TRAINING
 */

/** Where words and what the assistant is taught stand. */
interface Folders {
  content: string;
  training: string;
}

/** Answers that are offered for a question. */
const MOST = 3;

/** The assistant with some words and the questions that it is taught. */
function assistantOf({ content: folder, training }: Folders): Knowledge {
  const content = loadContent(folder);
  return openKnowledge(content, knowledgeOf(content, loadTraining(training)));
}

/** What the assistant says to a question, and the answers that it could be taught to give instead. */
function nearestAnswers(knowledge: Knowledge, question: string, nameOf: (page: string) => string): NearestAnswer {
  const choices = knowledge
    .nearest(question)
    .filter(({ kind }) => kind === 'fact')
    .slice(0, MOST)
    .map(({ id, page, title, say }): NearAnswer => {
      const key = id.slice(id.indexOf('#') + 1);
      return { page: nameOf(page), title, say, place: { file: linesFile(page), path: [key] } };
    });
  return { now: knowledge.answer(question, []).text, choices };
}

/** What the draft's assistant says to a question, and which of the questions that it is tuned on get another answer than on the site. */
function triedAnswer(site: Knowledge, draft: Knowledge, question: string): TriedAnswer {
  const tuning = load(readFileSync(join('training', 'questions', 'tuning.yaml'), 'utf8')) as { ask: string; after?: string[] }[];
  const changed = tuning
    .filter(({ after = [] }) => after.length === 0)
    .map(({ ask }) => ({ question: ask, before: site.answer(ask, []).text, after: draft.answer(ask, []).text }))
    .filter(({ before, after }) => before !== after);
  return { now: draft.answer(question, []).text, changed };
}

/** Where visitors' questions for the answers of a page stand. */
const linesFile = (page: string) => `training/lines${page === '/' ? '/home' : page}.yaml`;

const [what, question, draftContent, draftTraining, content, training] = process.argv.slice(2) as [string, ...string[]] & string[];
const draft = { content: draftContent, training: draftTraining } as Folders;
const names = new Map(routes(loadContent(draftContent)).map(({ path, name }) => [path, name]));
const result =
  what === 'nearest'
    ? nearestAnswers(assistantOf(draft), question as string, (page) => names.get(page) ?? page)
    : triedAnswer(assistantOf({ content, training } as Folders), assistantOf(draft), question as string);
console.log(JSON.stringify(result));
