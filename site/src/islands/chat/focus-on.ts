/** Puts the focus on the panel's question; on touch screens on the panel itself, because a keyboard would cover what there is to read. */
export function focusOn(panel: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const target = isTouch ? panel : panel?.querySelector<HTMLElement>('textarea');
  target?.focus({ preventScroll: true });
}
