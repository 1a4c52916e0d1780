/** The sentences of a message, where it has more than one; visitors put much around their question. */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.?!…:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  return sentences.length > 1 ? sentences : [];
}
