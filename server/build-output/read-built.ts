import { readFile } from 'node:fs/promises';

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
