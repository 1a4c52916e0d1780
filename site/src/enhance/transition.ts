/** A machine to which two pictures of the page are cheap: a wide screen with a mouse. styles/motion.css has its opposite. */
const capable = '(width >= 1024px) and (pointer: fine)';

/**
 * Leaves out the transition to the next page where it costs more than it gives: a phone shows the next heading 200 ms later with it
 * (npm run bench -- --only click). It stays where it says something: an open dialog goes with the visitor, and cards glide to where
 * a link inside `data-glide` leads.
 */
export function transition(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!matchMedia(capable).matches && !document.querySelector('[role=dialog],[data-glide] :is(:focus,:hover)'))
      viewTransition?.skipTransition();
  });
}
