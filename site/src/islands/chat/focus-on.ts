/** Focuses the question's field. On touch screens focuses the panel, because an on-screen keyboard would cover the messages. */
export function focusOn(panel: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const target = isTouch ? panel : panel?.querySelector<HTMLElement>('textarea');
  target?.focus({ preventScroll: true });
}
