/** What a process of ours starts with: nothing of this one's settings but where programs are and what Node has compiled before. */
export const commandEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
