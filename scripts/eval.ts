import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Content, loadContent } from '../content/load.ts';
import { Answerer } from '../server/assistant/builtin/answerer.ts';
import { type Context, noContext } from '../server/assistant/builtin/context.ts';
import { openKnowledge } from '../server/assistant/knowledge.ts';
import { knowledgeOf } from '../shared/assistant/knowledge.ts';
import { printedDocuments } from '../site/src/documents/printed-documents.ts';
import { loadTraining } from '../training/load.ts';
import { explain } from './eval/explain.ts';
import { fitted } from './eval/fit.ts';
import { conversationsOf, judge, questionsOf, report } from './eval/judge.ts';

// npm run eval -- [--fit | --read tuning|heldOut | --explain "question" …]
// Asks the assistant the questions of training/questions and prints the results. --fit writes training/weights.json from the tuning set.
// --read prints the conversations for a person to judge. --explain prints how a question was parsed and why its answer was chosen.
// Further questions continue the conversation.
const { values, positionals } = parseArgs({
  options: { fit: { type: 'boolean' }, read: { type: 'string' }, explain: { type: 'string' } },
  allowPositionals: true,
});

try {
  const content = loadContent();
  if (values.fit) fitWeights(content);
  else {
    const data = knowledgeOf(content, loadTraining(), printedDocuments());
    const knowledge = openKnowledge(content, data);
    const printConversation = (questions: readonly string[], format: (question: string, context: Context, index: number) => string) => {
      let context = noContext;
      for (const [index, question] of questions.entries()) {
        console.log(format(question, context, index));
        ({ context } = knowledge.answer(question, [], context));
      }
      console.log();
    };
    const { replies } = content.assistant;
    const answerer = new Answerer(data, content.assistant, {}, new Map());
    if (values.explain !== undefined)
      printConversation(
        [values.explain, ...positionals],
        (question, context) => `${question}\n${explain(answerer, data.weights, question, context)}`,
      );
    else if (values.read === 'tuning' || values.read === 'heldOut')
      for (const turns of conversationsOf(values.read))
        printConversation(
          turns.map(({ ask }) => ask),
          (question, context, index) => {
            const { text, choices = [] } = knowledge.answer(question, [], context);
            return `> ${question}\n  ${[text, ...choices.map((choice) => `? ${choice}`)].join('\n  ')}\n  = ${turns[index]?.expect}`;
          },
        );
    else
      for (const set of ['tuning', 'held-out'] as const) {
        const verdicts = questionsOf(set).map((question) => judge(question, { knowledge, replies }));
        console.log(`\n${report(set, verdicts, set === 'tuning')}`);
      }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function fitWeights(content: Content): void {
  const data = knowledgeOf(content, loadTraining(), printedDocuments());
  const weights = fitted(data, content.assistant, questionsOf('tuning'));
  writeFileSync('training/weights.json', `${JSON.stringify(weights, null, 2)}\n`);
  console.log(weights);
}
