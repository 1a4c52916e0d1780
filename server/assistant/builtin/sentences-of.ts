/** Its clauses, the shortest that a move can stand in. */
export function clausesOf(text: string): string[] {
  const clauses = text.split(/(?<=[.?!…:;,])\s+/).filter((clause) => /\p{L}/u.test(clause));
  return clauses.length > 1 ? clauses : [];
}

/** The sentences of a message, where it has more than one; visitors put much around their question. */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.?!…:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  return sentences.length > 1 ? sentences : [];
}
