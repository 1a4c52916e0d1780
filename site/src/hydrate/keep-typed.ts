type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a control is found by once it is drawn anew. Nothing of it comes from a visitor. */
function selectorOf(element: Element): string {
  const names = ['id', 'name', 'class', 'role'].filter((name) => element.getAttribute(name));
  if (/^(radio|checkbox)$/.test((element as Control).type)) names.push('value');
  return element.localName + names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`).join('');
}

/**
 * Remembers what a visitor has done in an island's HTML before React takes it over: what is typed, ticked and asked, the focus and the caret.
 * All of it is brought back where React has drawn the island anew, because an extension of the browser had changed the HTML.
 */
export function keepTyped(root: HTMLElement) {
  const controls = [...root.querySelectorAll<Control>('input[name], textarea[name]')].map((control) => ({
    selector: selectorOf(control),
    value: control.value,
    isChecked: (control as HTMLInputElement).checked,
  }));
  const asked = root.querySelector<HTMLElement>('[data-asked]')?.dataset.asked;
  const active = root.contains(document.activeElement) ? (document.activeElement as Control) : undefined;
  const focused = active && { selector: selectorOf(active), start: active.selectionStart, end: active.selectionEnd };

  /** For React's own handlers: while it draws, before its effects read the controls. */
  const bringBack = () => {
    for (const { selector, value, isChecked } of controls) {
      const control = root.querySelector<Control>(selector);
      if (!control) continue;
      if ('checked' in control && control.checked !== isChecked) control.click();
      if (control.value === value) continue;
      // Past React, which would else take the event for one of its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const form = root.querySelector<HTMLElement>('form');
    if (form && asked !== undefined) form.dataset.asked = asked;
  };
  /** Once all is drawn: to write a value moves the caret. */
  const refocus = () => {
    if (!focused || active?.isConnected) return;
    const place = root.querySelector<Control>(focused.selector);
    place?.focus({ preventScroll: true });
    if (focused.start !== null && focused.start !== undefined) place?.setSelectionRange(focused.start, focused.end);
  };
  return { bringBack, refocus };
}
