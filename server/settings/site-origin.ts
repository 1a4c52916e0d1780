import { SettingsError } from './settings.ts';
import { plainValue, variables } from './variables.ts';

/**
 * Reads SITE_URL for the build, such as https://tarazu.example; loopback by default. Uses the server's rule, so that the server
 * accepts every build.
 * @throws SettingsError with the fix if the value is not a website's origin
 */
export function siteOrigin(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = plainValue(environment.SITE_URL ?? '') || undefined;
  const parsed = variables.shape.SITE_URL.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(`SITE_URL ${parsed.error.issues[0]?.message}, not "${given}"`);
}
