/** Origin of the tag manager's container. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/**
 * Reads the id of the tag manager's container from the build's settings. Without it, pages have no consent banner.
 * @throws Error when the id is malformed; the message names the fix
 */
export function tagManagerId(environment: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const id = environment.PUBLIC_GTM_ID?.trim();
  if (!id) return undefined;
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id))
    throw new Error(`PUBLIC_GTM_ID must be a container's id as Google Tag Manager shows it, such as GTM-ABC1234, not "${id}"`);
  return id;
}
