/** As far down as the browser lays parts out with a first frame, in screens. */
const near = 2.5;

/**
 * A page that is prepared in the background lays out what its first frame will show: what waits until a visitor comes near it (styles/base.css)
 * else waits for the click. In the order of the page, as what is above pushes down what is below.
 */
export function prepared(): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) return;
  for (const part of document.querySelectorAll<HTMLElement>('main>*,.picture')) {
    if (part.offsetTop > innerHeight * near) return;
    part.style.contentVisibility = 'visible';
  }
}
