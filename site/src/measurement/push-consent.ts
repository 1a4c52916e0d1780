/**
 * Pushes a consent command to the tag manager's data layer (https://developers.google.com/tag-platform/security/guides/consent). Creates
 * the layer if missing. The tag manager recognizes commands only as Arguments objects.
 */
export function pushConsent(command: 'default' | 'update', state: 'denied' | 'granted'): void {
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  const consent = { ad_storage: state, ad_user_data: state, ad_personalization: state, analytics_storage: state };
  page.dataLayer.push(Object.assign(['consent', command, consent], { [Symbol.toStringTag]: 'Arguments' }));
}
