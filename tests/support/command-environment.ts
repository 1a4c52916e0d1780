/**
 * What a process of ours starts with: nothing of this one's settings, nor what Vitest says of itself (a build under NODE_ENV=test is another),
 * but where programs and folders are and what Node has compiled before.
 */
export function commandEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, CHROME_PATH, FIREFOX_PATH } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, CHROME_PATH, FIREFOX_PATH };
}
