/** Values of an instrument's controls: a range's number, a choice's value, or the ticked values. */
export type Inputs = Readonly<Record<string, number | string | readonly string[]>>;

/**
 * Reads an instrument's controls by name. The type in `start` is a number for a range, a string for a choice, a list for checkboxes.
 * @param start initial values; a name without a control keeps its value
 */
export function readForm<I extends Inputs>(form: HTMLFormElement, start: I): I {
  const data = new FormData(form);
  const readControl = ([name, value]: [string, I[string]]) => {
    if (Array.isArray(value)) return [name, form.elements.namedItem(name) ? data.getAll(name) : value];
    const current = data.get(name);
    return [name, current === null ? value : typeof value === 'number' ? Number(current) : current];
  };
  return Object.fromEntries(Object.entries(start).map((entry) => readControl(entry as [string, I[string]]))) as I;
}
