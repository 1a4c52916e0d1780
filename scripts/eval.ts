import { parseArgs } from 'node:util';
import { loadContent } from '../content/load.ts';
import { routes } from '../content/routes.ts';
import { printedDocuments } from '../documents/printed.ts';
import { askOverHttp } from '../eval/ask-over-http.ts';
import { judge, type Verdict } from '../eval/judge.ts';
import { questionsIn, questionsOf, sets } from '../eval/question-set.ts';
import { report } from '../eval/report.ts';
import { startServer } from '../eval/start-server.ts';
import { knowledgeOf } from '../search/knowledge-of.ts';
import { openKnowledge } from '../server/assistant/knowledge.ts';
import type { Turn } from '../wire/chat.ts';

// npm run eval -- [--url http://127.0.0.1:3000] [--questions FILE.yaml] [--explain "question" …]
// Asks the assistant every question of eval/questions through its HTTP endpoint and prints what became of them: right, offered among the choices,
// not found though the site says it, wrong; and how much of it with a doubt. --explain prints what was understood of a question, what was found, and why it was answered so;
// further questions go on in the same conversation.
const { values, positionals } = parseArgs({
  options: { url: { type: 'string' }, questions: { type: 'string' }, explain: { type: 'string' } },
  allowPositionals: true,
});

try {
  if (values.explain !== undefined) explain([values.explain, ...positionals]);
  else await ask();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function explain(questions: readonly string[]): void {
  const content = loadContent();
  const knowledge = openKnowledge(content, knowledgeOf(content, printedDocuments()));
  const history: Turn[] = [];
  for (const question of questions) {
    console.log(`${question}\n${knowledge.explain(question, history)}\n`);
    history.push({ isBot: false, text: question }, { isBot: true, text: knowledge.answer(question, history).text });
  }
}

async function ask(): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const content = loadContent();
  const paths = new Set(routes(content).map(({ path }) => path));
  const by = {
    ask: askOverHttp(values.url ?? (await startServer(resources))),
    isOwnPath: (path: string) => paths.has(path),
    replies: content.assistant.replies,
  };
  const asked = values.questions
    ? [{ title: values.questions, questions: questionsIn(values.questions) }]
    : sets.map((set) => ({ title: set, questions: questionsOf(set) }));
  for (const { title, questions } of asked) {
    const verdicts: Verdict[] = [];
    for (const question of questions) verdicts.push(await judge(question, by));
    console.log(`\n${report(title, verdicts)}`);
  }
}
