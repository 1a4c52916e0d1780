import { parseArgs } from 'node:util';
import { loadContent } from '../content/load.ts';
import { routes } from '../content/routes.ts';
import { askOverHttp } from '../eval/ask-over-http.ts';
import { converse, judge, type Verdict } from '../eval/judge.ts';
import { parts, questionsIn, questionsOf, type TestQuestion } from '../eval/question-set.ts';
import { report } from '../eval/report.ts';
import { startServer } from '../eval/start-server.ts';

// npm run eval -- [--url http://127.0.0.1:3000] [--questions FILE.yaml]
// Asks the assistant every question of eval/questions through its HTTP endpoint and prints how many were answered rightly, from the right page.
const { values } = parseArgs({ options: { url: { type: 'string' }, questions: { type: 'string' } } });

try {
  await using resources = new AsyncDisposableStack();
  const content = loadContent();
  const paths = new Set(routes(content).map(({ path }) => path));
  const ask = askOverHttp(values.url ?? (await startServer(resources)));
  const sets: [string, TestQuestion[]][] = values.questions
    ? [[values.questions, questionsIn(values.questions)]]
    : parts.map((part) => [
        part === 'tune' ? 'Questions that the assistant is tuned on' : 'Questions that it is not tuned on',
        questionsOf(part),
      ]);
  for (const [title, questions] of sets) {
    const verdicts: Verdict[] = [];
    for (const question of questions)
      verdicts.push(judge(question, await converse(question, ask), (path) => paths.has(path), content.assistant.replies));
    console.log(`\n${report(title, verdicts)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
