/**
 * What a process of ours starts with: nothing of this one's settings, but where programs and folders are, what Node has compiled before,
 * and a NODE_ENV as some shells have it, which must change nothing.
 */
export function commandEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH };
}
