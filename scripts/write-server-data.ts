import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../content/load.ts';
import { printedDocuments } from '../documents/printed.ts';
import { knowledgeOf } from '../search/knowledge-of.ts';
import { type ServerData, serverDataFile } from '../server/build-output/server-data.ts';

/** What makes each part of the data that the server reads at its start. */
const makers: { [Part in keyof ServerData]: (content: Content) => ServerData[Part] } = {
  content: withoutAskedLines,
  knowledge: (content) => knowledgeOf(content, printedDocuments()),
};

/**
 * Writes what the server knows of the content, checked and ready to be read.
 * @param buildFolder such as dist
 */
export async function writeServerData(buildFolder: string, content: Content): Promise<void> {
  for (const [part, make] of Object.entries(makers)) {
    const file = join(buildFolder, serverDataFile(part as keyof ServerData));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(make(content)));
  }
}

/** The ways in which visitors ask are most of the words, and are in the knowledge: a start need not read them. */
function withoutAskedLines(content: Content): Content {
  return JSON.parse(JSON.stringify(content, (key, value) => (key === 'asked' && Array.isArray(value) ? [] : value)));
}
