/** What an instrument's controls hold: the value of a range, the value of a choice, or the values that are ticked. */
export type Inputs = Readonly<Record<string, number | string | readonly string[]>>;

/**
 * Reads the controls that an instrument's inputs are named after. A range must be a number in `start`, a choice a text, ticks a list.
 * @param start what the instrument begins with; a name without a control keeps its value
 */
export function readForm<I extends Inputs>(form: HTMLFormElement, start: I): I {
  const data = new FormData(form);
  const read = ([name, value]: [string, I[string]]) => {
    if (Array.isArray(value)) return [name, form.elements.namedItem(name) ? data.getAll(name) : value];
    const held = data.get(name);
    return [name, held === null ? value : typeof value === 'number' ? Number(held) : held];
  };
  return Object.fromEntries(Object.entries(start).map((entry) => read(entry as [string, I[string]]))) as I;
}
