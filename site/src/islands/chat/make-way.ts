import type { MouseEvent } from 'react';

/** Where panel.css lets the panel lie over the whole width of the page. */
const coversPage = 'not all and (min-width: 600px)';

/**
 * A visitor follows one of the panel's links. The panel makes way where it would lie over what they come to see: on a phone always, on any
 * screen where they go on in the contact form with a message begun. The conversation is kept, behind the launcher.
 * @param leave closes the panel
 */
export function makeWay(event: MouseEvent<HTMLAnchorElement>, leave: () => void): void {
  // In a new tab the panel of this one stays as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isForm = event.currentTarget.getAttribute('href')?.startsWith('/contact#');
  // On the contact page itself the form takes the message at once: that is where the visitor goes on.
  if (isForm && location.pathname === '/contact') document.querySelector<HTMLElement>('textarea[name=message]')?.focus();
  if (isForm || matchMedia(coversPage).matches) leave();
}
