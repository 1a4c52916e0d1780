import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { readBuilt } from './read-built.ts';

/**
 * What the build makes of the content for the server, so that a start checks no words and reads no YAML. To add a part: its type here, and
 * what makes it in scripts/write-server-data.ts. Each is JSON in a file of its own, read by whoever needs it when it is needed.
 */
export interface ServerData {
  /** All words, checked. */
  content: Content;
  /** What the assistant knows of them. */
  knowledge: KnowledgeData;
}

/** The file of a part, below the build's folder. */
export const serverDataFile = (part: keyof ServerData) => `server-data/${part}.json`;

/**
 * Reads one part.
 * @param buildFolder such as dist
 * @throws MissingBuildError when the build has not written it
 */
export async function readServerData<Part extends keyof ServerData>(buildFolder: string, part: Part): Promise<ServerData[Part]> {
  const file = join(buildFolder, serverDataFile(part));
  const text = await readBuilt(file, `${file} is missing. Build again with "npm run build", or start with "npm start".`);
  return JSON.parse(text.toString());
}
