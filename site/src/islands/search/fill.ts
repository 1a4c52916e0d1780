/** Puts a value into its place in a sentence: {count}. It is not read again, whatever it says. */
export function fill(sentence: string, place: string, value: string): string {
  return sentence.split(`{${place}}`).join(value);
}
