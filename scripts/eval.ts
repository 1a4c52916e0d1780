import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '../content/load.ts';
import { openKnowledge } from '../server/assistant/knowledge.ts';
import { knowledgeOf } from '../shared/assistant/knowledge.ts';
import { printedDocuments } from '../site/src/documents/printed-documents.ts';
import { loadTraining } from '../training/load.ts';
import { fitted } from './eval/fit.ts';
import { judge, questionsOf, report } from './eval/judge.ts';

// npm run eval -- [--fit]
// Asks the assistant the questions of training/questions and prints the results. --fit writes training/weights.json from the tuning set.
const { values } = parseArgs({ options: { fit: { type: 'boolean' } } });

try {
  const content = loadContent();
  const data = knowledgeOf(content, loadTraining(), printedDocuments());
  const { replies } = content.assistant;
  if (values.fit) {
    const weights = fitted(data, content.assistant, questionsOf('tuning'));
    writeFileSync('training/weights.json', `${JSON.stringify(weights, null, 2)}\n`);
    console.log(weights);
  } else {
    const knowledge = openKnowledge(content, data);
    for (const set of ['tuning', 'held-out'] as const) {
      const verdicts = questionsOf(set).map((question) => judge(question, { knowledge, replies }));
      console.log(`\n${report(set, verdicts, set === 'tuning')}`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
