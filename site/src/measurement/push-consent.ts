const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * Tells the tag manager's data layer what a visitor allows (https://developers.google.com/tag-platform/security/guides/consent). The layer is
 * made here if nothing has made it yet. A tag manager takes a command only as the Arguments object of a function, which it knows by its tag.
 */
export function pushConsent(command: 'default' | 'update', state: 'denied' | 'granted'): void {
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  const consent: Record<string, string> = {};
  for (const kind of kinds) consent[kind] = state;
  page.dataLayer.push(Object.assign(['consent', command, consent], { [Symbol.toStringTag]: 'Arguments' }));
}
