import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';

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

/** Error if the build is missing, unreadable or from another version. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

/**
 * Reads a file of the build.
 * @param missing message if the file does not exist
 * @throws MissingBuildError; an unreadable file has another message, because building again would not help
 */
export async function readBuilt(path: string, missing: string): Promise<Buffer> {
  return readFile(path).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new MissingBuildError(
      code === 'ENOENT' ? missing : `${path} cannot be read (${message}): give the user that runs the server the right to.`,
    );
  });
}
