/**
 * Environment for a child process: none of this one's settings, only paths, Node's compile cache
 * and a NODE_ENV such as shells may have, which must change nothing.
 */
export function commandEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH };
}
