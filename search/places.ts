/** Where a word stands: lines or facts, and how much it counts there. */
export interface Places {
  at: number[];
  counts: number[];
}

/** Notes that a word stands somewhere. */
export function put(index: Map<string, Places>, word: string, place: number, count: number): void {
  const known = index.get(word);
  if (known) {
    known.at.push(place);
    known.counts.push(count);
  } else index.set(word, { at: [place], counts: [count] });
}
