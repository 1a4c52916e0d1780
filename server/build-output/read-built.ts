import { readFile } from 'node:fs/promises';

/** The build is missing, unreadable or from another version. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

/**
 * Reads a file of the build.
 * @param missing message if it does not exist
 * @throws MissingBuildError; for an existing but unreadable file it says so, because building again would not help
 */
export async function readBuilt(place: string, missing: string): Promise<Buffer> {
  return readFile(place).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new MissingBuildError(
      code === 'ENOENT' ? missing : `${place} cannot be read (${message}): give the user that runs the server the right to.`,
    );
  });
}
