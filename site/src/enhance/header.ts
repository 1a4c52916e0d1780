import { whenScrolled } from './when-scrolled.ts';

/** Pixels of scroll past which the header turns solid (specification, section 9). */
const scrolledFrom = 20;

/** Turns the header solid once the page is scrolled. */
export function header(): void {
  const element = document.querySelector('[data-header]');
  whenScrolled(() => element?.toggleAttribute('data-scrolled', scrollY > scrolledFrom));
}
