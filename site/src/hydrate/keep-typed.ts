type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves what a visitor typed and ticked in an island before hydration, with focus and caret.
 * @returns a function that restores it if a browser extension had changed the HTML, so that React replaced the elements
 */
export function keepTyped(root: HTMLElement): () => void {
  const controls = () => [...root.querySelectorAll<Control>('input[name],textarea[name]')];
  const saved = controls().map((control) => {
    const { name, value, selectionStart: start, selectionEnd: end } = control;
    return {
      control,
      name,
      value,
      start,
      end,
      isChecked: (control as HTMLInputElement).checked,
      isFocused: control === document.activeElement,
    };
  });
  return () => {
    for (const [index, control] of controls().entries()) {
      const before = saved[index];
      if (!before || before.control.isConnected || before.name !== control.name) continue;
      if ('checked' in control && control.checked !== before.isChecked) control.click();
      if (control.value !== before.value && before.value !== before.control.defaultValue) {
        // Use the native setter: React overrides the element's setter, and would ignore the event.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, before.value);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (!before.isFocused) continue;
      control.focus({ preventScroll: true });
      // Number and date fields have no caret.
      if (before.start !== null) control.setSelectionRange(before.start, before.end);
    }
  };
}
