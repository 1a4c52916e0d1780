/**
 * Tells the tag manager's data layer what a visitor allows (https://developers.google.com/tag-platform/security/guides/consent). The layer is
 * made here if nothing has made it yet. A tag manager takes a command only as the Arguments object of a function, which it knows by its tag.
 */
export function pushConsent(command: 'default' | 'update', state: 'denied' | 'granted'): void {
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  const consent = { ad_storage: state, ad_user_data: state, ad_personalization: state, analytics_storage: state };
  page.dataLayer.push(Object.assign(['consent', command, consent], { [Symbol.toStringTag]: 'Arguments' }));
}
