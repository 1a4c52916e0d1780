import type { MouseEvent } from 'react';

/**
 * A visitor goes on in the contact form, where a message is begun: the panel, which would lie over it on a phone, makes way.
 * @param leave closes the panel
 */
export function goToForm(event: MouseEvent<HTMLAnchorElement>, leave: () => void): void {
  // In a new tab the panel of this one stays as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // On the contact page itself the form takes the message at once: that is where the visitor goes on.
  if (location.pathname === '/contact') document.querySelector<HTMLElement>('textarea[name=message]')?.focus();
  leave();
}
