/** Pixels of scroll past which the header turns solid (specification, section 9). */
const threshold = 20;

/** Turns the header solid once the page is scrolled. */
export function header(): void {
  const element = document.querySelector('[data-header]');
  const update = () => element?.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', update);
  // With the first frame, when the layout is known anyway: asking now would compute it twice.
  requestAnimationFrame(update);
}
