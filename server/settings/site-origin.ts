import { plainValue } from './rules.ts';
import { SettingsError } from './settings.ts';
import { variables } from './variables.ts';

/**
 * Reads the build's setting: where the site will be, such as https://tarazu.example; this machine where it is not set.
 * The rule is the server's own, so that no build passes which it would refuse to serve.
 * @throws SettingsError when it is no address of a website; it says what to write
 */
export function siteOrigin(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = plainValue(environment.SITE_URL ?? '') || undefined;
  const read = variables.shape.SITE_URL.safeParse(given);
  if (read.success) return read.data;
  throw new SettingsError(`SITE_URL ${read.error.issues[0]?.message}, not "${given}"`);
}
