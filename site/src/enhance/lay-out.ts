/** As far down as the browser lays parts out with a first frame, in screens. */
const near = 2.5;

/**
 * Lays out what else waits until a visitor comes near it (styles/base.css).
 * - All of the page, a second after it opened: a picture of the whole page has no holes then, and its length is no estimate any more. Each part in a
 *   task of its own, so that no hand is kept waiting (reading where the page stands has the part before it laid out), and all of them one after the
 *   other: between them a browser draws as many frames as it has to, each of which costs more than a part. Not of a page that has been scrolled:
 *   what takes its own height above would move what is read, in browsers without scroll anchoring.
 * - Of a page that is prepared in the background what its first frame will show, at once: it else waits for the click. In the order of the page,
 *   as what is above pushes down what is below.
 */
export function layOut(): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  for (const part of document.querySelectorAll<HTMLElement>('main>*,footer>*')) {
    const show = () => {
      if (!scrollY) part.style.contentVisibility = 'visible';
    };
    if (!prerendering) setTimeout(show, 1000);
    else if (part.offsetTop < innerHeight * near) show();
  }
}
