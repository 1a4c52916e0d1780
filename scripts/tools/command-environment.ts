/**
 * Returns the environment for a child process: paths and Node's compile cache, but no settings.
 * NODE_ENV is passed on as a shell would, to show that it changes nothing.
 */
export function commandEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH };
}
