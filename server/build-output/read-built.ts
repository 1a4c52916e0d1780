import { readFile } from 'node:fs/promises';

/** The site has not been built, by another version of this code, or for another user. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

/**
 * Reads a file that the build has written.
 * @param missing what to say where it is not there
 * @throws MissingBuildError; of a file that is there and cannot be read it says so, because building again would not help
 */
export async function readBuilt(place: string, missing: string): Promise<Buffer> {
  return readFile(place).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new MissingBuildError(
      code === 'ENOENT' ? missing : `${place} cannot be read (${message}): give the user that runs the server the right to.`,
    );
  });
}
