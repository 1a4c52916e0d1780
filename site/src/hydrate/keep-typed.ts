type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns a selector that finds the control again after a new render. It contains no visitor input. */
function selectorOf(element: Element): string {
  const names = ['id', 'name', 'class', 'role'].filter((name) => element.getAttribute(name));
  if (/^(radio|checkbox)$/.test((element as Control).type)) names.push('value');
  return element.localName + names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`).join('');
}

/**
 * Saves the state of an island's HTML before hydration: values, ticks, the pending question, focus and caret.
 * Restores the state if a browser extension had changed the HTML, so that React rendered the island from scratch.
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

  /** Restores values. Call during rendering, before effects read the controls. */
  const restoreValues = () => {
    for (const { selector, value, isChecked } of controls) {
      const control = root.querySelector<Control>(selector);
      if (!control) continue;
      if ('checked' in control && control.checked !== isChecked) control.click();
      if (control.value === value) continue;
      // Use the native setter: React overrides the element's setter, and would ignore the event.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const form = root.querySelector<HTMLElement>('form');
    if (form && asked !== undefined) form.dataset.asked = asked;
  };
  /** Restores focus and caret. Call after rendering, because writing a value moves the caret. */
  const restoreFocus = () => {
    if (!focused || active?.isConnected) return;
    const control = root.querySelector<Control>(focused.selector);
    control?.focus({ preventScroll: true });
    if (focused.start !== null && focused.start !== undefined) control?.setSelectionRange(focused.start, focused.end);
  };
  return { restoreValues, restoreFocus };
}
