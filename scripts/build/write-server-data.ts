import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/load.ts';
import { type ServerData, serverDataFile } from '../../server/build-output/server-data.ts';
import { knowledgeOf } from '../../shared/assistant/knowledge.ts';
import { printedDocuments } from '../../site/src/documents/printed-documents.ts';
import { loadTraining, type Training, TrainingError } from '../../training/load.ts';

/**
 * Writes the data that the server reads, from checked content.
 * @param buildFolder the build's folder, such as dist
 * @returns advice: pages with answers that have no asked lines yet
 * @throws TrainingError for asked lines whose answer no longer exists
 */
export async function writeServerData(buildFolder: string, content: Content): Promise<string[]> {
  const training = loadTraining();
  const knowledge = knowledgeOf(content, training, printedDocuments());
  training.checkIds(knowledge.answers, content.hidden);
  checkLanguages(content, training);
  const parts: ServerData = { content, knowledge };
  for (const [part, value] of Object.entries(parts)) {
    const file = join(buildFolder, serverDataFile(part as keyof ServerData));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(value));
  }
  const taught = new Set([...training.lines.keys()].map((id) => id.slice(0, id.indexOf('#'))));
  const untaught = knowledge.answers.filter(({ kind, page }) => kind === 'fact' && !taught.has(page.split('#')[0] as string));
  return [...Map.groupBy(untaught, ({ page }) => page)].map(([page, answers]) => {
    const keys = answers.map(({ id }) => id.slice(id.indexOf('#') + 1)).join(', ');
    return `The assistant was not taught ${page}: write visitors' questions in training/lines${page}.yaml, under ${keys}`;
  });
}

/** Checks languages. @throws TrainingError for a language with words but no reply, or with a reply but no words */
export function checkLanguages({ assistant }: Content, { words }: Training): void {
  const namesOf = (list: readonly { name: string }[] | undefined) => new Set(list?.map(({ name }) => name));
  const [replies, known] = [namesOf(assistant.languages), namesOf(words.languages.languages)];
  const problems = [
    ...[...known.difference(replies)].map((name) => `content/assistant/languages.yaml has no reply in ${name}: add one`),
    ...[...replies.difference(known)].map((name) => `training/words/languages.yaml does not know ${name}: add its words`),
  ];
  if (problems.length > 0) throw new TrainingError(problems.join('\n'));
}
