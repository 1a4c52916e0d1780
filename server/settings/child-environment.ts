/**
 * Variables that a child process needs: programs, folders and languages of the system, Node's own settings, and the settings of a
 * build. Anything else, such as passwords, stays in this process, because a child's environment can be read from outside it.
 */
const allowed = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'],
  // Windows starts no program without these.
  ...['SYSTEMROOT', 'PATHEXT', 'COMSPEC', 'TEMP', 'TMP', 'APPDATA', 'LOCALAPPDATA', 'USERPROFILE'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS'],
  ...['CHROME_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'ASTRO_TELEMETRY_DISABLED'],
  ...['SITE_URL', 'CONTENT_DIR', 'TRAINING_DIR', 'PRINTED_DIR'],
]);

/** Names that start so are allowed too: locales, and settings that a build makes public. */
const allowedPrefix = /^(?:LC_|PUBLIC_)/;

/**
 * Returns the environment of a child process: the allowed variables of this process, without secrets.
 * @param extra variables that are added or replace others; an undefined one is left out
 */
export function childEnvironment(extra: Readonly<Record<string, string | undefined>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => allowed.has(name.toUpperCase()) || allowedPrefix.test(name));
  return { ...Object.fromEntries(inherited), ...extra };
}
