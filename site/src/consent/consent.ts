import { adoptStyles } from '../adopt-styles.ts';
import { tagManagerOrigin } from '../external-services/services.ts';
import { hasOptedOut } from '../measurement/load-measurement.ts';
import { pushConsent } from '../measurement/push-consent.ts';
import { tryStorage } from '../try-storage.ts';
import styles from './consent.css?inline';

type Choice = 'agreed' | 'refused';

const key = 'privacy-choice';
/** Lifetime of a choice in milliseconds: a year. */
const VALID_FOR = 365 * 86_400_000;

/** Reads the visitor's choice from local storage. If storage is blocked, a choice applies only to the current page. */
function storedChoice(): Choice | undefined {
  const { choice, at } = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? '{}') as { choice?: unknown; at?: unknown }) ?? {};
  const isValid = typeof at === 'number' && at <= Date.now() && Date.now() - at < VALID_FOR;
  return isValid && (choice === 'agreed' || choice === 'refused') ? choice : undefined;
}

/** Loads the tag manager's container, once a page. @param id such as GTM-ABC1234 */
function loadTagManager(id: string): void {
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

/**
 * Shows the consent banner until the visitor chooses, applies the choice, and lets visitors change it from the footer. Browsers that
 * send an opt-out signal are treated as declined: no banner, and nothing loads.
 */
function consent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const opener = document.querySelector<HTMLElement>('[data-privacy-choices]');
  if (!banner || !opener || hasOptedOut()) return;
  adoptStyles(styles);
  opener.hidden = false;
  let isReopened = false;

  const show = (isShown: boolean) => {
    banner.hidden = !isShown;
    const height = isShown ? innerHeight - banner.getBoundingClientRect().top : 0;
    document.documentElement.style.setProperty('--consent-height', `${height + 16}px`);
  };
  const choose = (choice: Choice) => {
    const before = storedChoice();
    tryStorage(() => localStorage.setItem(key, JSON.stringify({ choice, at: Date.now() })));
    if (choice === 'agreed') loadTagManager(banner.dataset.consent as string);
    // A loaded script cannot be unloaded: revoke its consent, and do not load it on the next page.
    else if (before === 'agreed') pushConsent('update', 'denied');
    show(false);
    if (isReopened) opener.focus();
  };
  /** Applies the stored choice. Runs again after a bfcache restore and after a choice in another tab. */
  const applyStored = () => {
    const choice = storedChoice();
    if (choice === 'agreed') loadTagManager(banner.dataset.consent as string);
    if (!isReopened) show(choice === undefined);
  };

  banner.addEventListener('click', ({ target }) => {
    const value = (target as Element).closest('button')?.value;
    if (value) choose(value as Choice);
  });
  opener.addEventListener('click', () => {
    isReopened = true;
    show(true);
    banner.querySelector('h2')?.focus();
  });
  addEventListener('resize', () => show(!banner.hidden));
  addEventListener('pageshow', ({ persisted }) => persisted && applyStored());
  addEventListener('storage', applyStored);
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', applyStored, { once: true });
  else applyStored();
}

consent();
