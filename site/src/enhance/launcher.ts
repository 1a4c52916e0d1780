import { whenScrolled } from './when-scrolled.ts';

/** Milliseconds without scrolling after which the launcher may come back: not between two lines of a text that passes under it. */
const rest = 200;

/** Distance of the points that are looked at, in CSS pixels: less than a line of the smallest text. */
const step = 12;

/** Parts of a letter's box that hold no ink, in CSS pixels. */
const loose = 4;

const controls = 'a,button,input,select,textarea,summary,label';

/** Marks the page with `data-covering` while text or a control lies in the launcher's corner: it then draws back to the edge (components/Launcher.module.css). */
export function launcher(): void {
  const corner = [...document.querySelectorAll<HTMLElement>('#assistant,[data-back-to-top]')];
  let timer: ReturnType<typeof setTimeout>;
  const mark = () =>
    document.documentElement.toggleAttribute(
      'data-covering',
      corner.some((it) => !it.hidden && isCovering(it)),
    );
  whenScrolled(() => {
    clearTimeout(timer);
    if (document.documentElement.hasAttribute('data-covering')) timer = setTimeout(mark, rest);
    else mark();
  });
}

/** Where the button is at rest, whether it has drawn back or not. */
function isCovering(button: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  const found = new Set<Element>();
  for (const x of [left, left + width / 2, left + width])
    for (let y = top; y <= top + height; y += step)
      for (const element of document.elementsFromPoint(x, y)) if (element.closest('main,footer')) found.add(element);
  return [...found].some((element) => {
    const range = document.createRange();
    const boxes = element.matches(controls) ? [element.getBoundingClientRect()] : [];
    for (const node of element.childNodes)
      if (node instanceof Text) {
        range.selectNode(node);
        boxes.push(...range.getClientRects());
      }
    return boxes.some(
      (it) => it.right > left + loose && it.left < left + width && it.bottom > top + loose && it.top < top + height - loose,
    );
  });
}
