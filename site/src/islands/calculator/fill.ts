/** Puts values into the places of a sentence: fill('{a} of {b}', { a: '1', b: '2' }) is '1 of 2'. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
