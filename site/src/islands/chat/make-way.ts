import type { MouseEvent } from 'react';

/** Whether the screen is so narrow that the panel covers the page's full width (panel.css). */
export const coversPage = () => matchMedia('not all and (min-width: 600px)').matches;

/**
 * Handles a click on one of the panel's links. Closes the panel if it would cover the target: on phones every target, on wide
 * screens the prefilled contact form. Does not clear the conversation.
 * @param leave closes the panel
 */
export function makeWay(event: MouseEvent<HTMLAnchorElement>, leave: () => void): void {
  // Opening in a new tab leaves this panel unchanged.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isForm = event.currentTarget.getAttribute('href')?.startsWith('/contact#');
  // On the contact page the link fills in the form without navigation, so focus the field.
  if (isForm && location.pathname === '/contact') document.querySelector<HTMLElement>('textarea[name=message]')?.focus();
  if (isForm || coversPage()) leave();
}
