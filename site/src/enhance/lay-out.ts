/** As far down as the browser lays parts out with a first frame, in screens. */
const near = 2.5;

/**
 * Lays out what else waits until a visitor comes near it (styles/base.css).
 * - All of the page, a second after it opened and a few parts a frame, so that no hand is kept waiting: a picture of the whole page has no holes then,
 *   and its length is no estimate any more. Not of one that has been scrolled: what takes its own height above would move what is read, in
 *   browsers without scroll anchoring.
 * - Of a page that is prepared in the background what its first frame will show, at once: it else waits for the click. In the order of the page,
 *   as what is above pushes down what is below.
 */
export function layOut(): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  document.querySelectorAll<HTMLElement>('main>*,.picture,footer>*').forEach((part, at) => {
    const show = () => {
      if (!scrollY) part.style.contentVisibility = 'visible';
    };
    if (!prerendering) setTimeout(show, 1000 + 9 * at);
    else if (part.offsetTop < innerHeight * near) show();
  });
}
