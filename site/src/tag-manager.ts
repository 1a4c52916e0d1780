/** Where the tag manager's container comes from. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/**
 * Reads the build's setting: the id of a tag manager's container. Without it, nothing of consent is in the pages.
 * @throws Error when it is not of the form that ids have; it says what to write
 */
export function tagManagerId(environment: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const id = environment.PUBLIC_GTM_ID?.trim();
  if (!id) return undefined;
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id))
    throw new Error(`PUBLIC_GTM_ID must be a container's id as Google Tag Manager shows it, such as GTM-ABC1234, not "${id}"`);
  return id;
}
