import { adoptStyles } from '../adopt-styles.ts';
import { hasOptedOut } from '../measurement/has-opted-out.ts';
import { pushConsent } from '../measurement/push-consent.ts';
import styles from './consent.css?inline';
import { loadTagManager } from './load-tag-manager.ts';
import { type Choice, storedChoice } from './stored-choice.ts';

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
    const before = storedChoice.read();
    storedChoice.save(choice);
    if (choice === 'agreed') loadTagManager(banner.dataset.consent as string);
    // A loaded script cannot be unloaded: revoke its consent, and do not load it on the next page.
    else if (before === 'agreed') pushConsent('update', 'denied');
    show(false);
    if (isReopened) opener.focus();
  };
  /** Applies the stored choice. Runs again after a bfcache restore and after a choice in another tab. */
  const applyStored = () => {
    const choice = storedChoice.read();
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
