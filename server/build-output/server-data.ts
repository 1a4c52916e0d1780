import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { readBuilt } from './read-built.ts';

/**
 * Data that the build prepares for the server, so that a start parses and checks no content. Each part is a JSON file, read on
 * demand. A new part needs a type here and a writer in scripts/build/write-server-data.ts.
 */
export interface ServerData {
  /** All checked content. */
  content: Content;
  /** The assistant's knowledge. */
  knowledge: KnowledgeData;
}

/** Path of a part's file in the build folder. */
export const serverDataFile = (part: keyof ServerData) => `server-data/${part}.json`;

/**
 * Reads one part.
 * @param buildFolder such as dist
 * @throws MissingBuildError if the part's file does not exist
 */
export async function readServerData<Part extends keyof ServerData>(buildFolder: string, part: Part): Promise<ServerData[Part]> {
  const file = join(buildFolder, serverDataFile(part));
  const text = await readBuilt(file, `${file} is missing. Build again with "npm run build", or start with "npm start".`);
  return JSON.parse(text.toString());
}
