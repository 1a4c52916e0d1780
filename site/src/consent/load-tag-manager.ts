import { tagManagerOrigin } from '../external-services/tag-manager.ts';
import { pushConsent } from '../measurement/push-consent.ts';

/** Loads the tag manager's container, once a page. @param id such as GTM-ABC1234 */
export function loadTagManager(id: string): void {
  const address = `${tagManagerOrigin}/gtm.js?id=${id}`;
  pushConsent('update', 'granted');
  if (document.querySelector(`script[src="${address}"]`)) return;
  (window as Window & { dataLayer?: object[] }).dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => console.log('The tag manager could not be loaded.');
  document.head.append(script);
}
