/** Puts values into a sentence's places: {client}. Values are not read again, whatever they say. */
export function fill(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** a, b and c */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** Ends a text as a sentence ends. */
export function asSentence(text: string): string {
  return /[.?!]["”]?$/.test(text) ? text : `${text}.`;
}
