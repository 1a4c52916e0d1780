import { scrolledFrom } from './header.ts';
import { whenScrolled } from './when-scrolled.ts';

/** Free space that it keeps from what it moves above, in CSS pixels. */
const gap = 8;

/** On a page's first screen the launcher moves up where it would lie over something to press, if the lower half has such a place. Further down it does not: what it lies over can be scrolled free. */
export function launcher(): void {
  const button = document.querySelector<HTMLElement>('#assistant');
  if (!button) return;
  let isMoved = false;
  whenScrolled(() => {
    if (scrollY > scrolledFrom) {
      if (isMoved) button.style.translate = '';
      isMoved = false;
      return;
    }
    const others = [...document.querySelectorAll('main :is(a,button,input,select,textarea,summary,label)')].map((it) =>
      it.getBoundingClientRect(),
    );
    const { offsetTop: rest, offsetLeft: left, offsetWidth: size } = button;
    let top = rest;
    let under: DOMRect | undefined;
    do {
      under = others.find((it) => it.right > left && it.left < left + size && it.bottom > top && it.top < top + size);
      if (under) top = under.top - gap - size;
    } while (under);
    isMoved = top < rest && top > innerHeight / 2;
    button.style.translate = isMoved ? `0 ${top - rest}px` : '';
  });
}
