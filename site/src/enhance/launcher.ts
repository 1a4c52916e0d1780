import { scrolledFrom } from './header.ts';
import { whenScrolled } from './when-scrolled.ts';

/** Space between the launcher and the element below it, in CSS pixels. */
const gap = 8;

/** Controls of the first two sections. Those of later sections are not measured, because that would lay out skipped content. */
const controls = 'main > :nth-child(-n + 2) :is(a,button,input,select,textarea,summary,label)';

/** Moves the launcher up where it would cover a control on the first screen, if the lower half has room. Elsewhere, visitors scroll. */
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
    const boxes = [...document.querySelectorAll(controls)].map((control) => control.getBoundingClientRect());
    const { offsetTop: rest, offsetLeft: left, offsetWidth: size } = button;
    let top = rest;
    let under: DOMRect | undefined;
    do {
      under = boxes.find((box) => box.right > left && box.left < left + size && box.bottom > top && box.top < top + size);
      if (under) top = under.top - gap - size;
    } while (under);
    isMoved = top < rest && top > innerHeight / 2;
    button.style.translate = isMoved ? `0 ${top - rest}px` : '';
  });
}
