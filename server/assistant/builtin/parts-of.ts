/** Where a new question may begin. */
const begins = /^(what|whats|which|who|whose|how|when|where|why|is|are|do|does|did|can|could|will|would|may|has|have|any|also)\b/i;

/** The parts of a question that asks two things; a single one where it does not. */
export function partsOf(text: string): string[] {
  const pieces = text
    .split(
      /(?<=\?)\s+|;\s+|,?\s+(?:and|also|plus|but|&)\s+(?=(?:also |then )?(?:what|whats|which|who|whose|how|when|where|why|is|are|do|does|did|can|could|will|would|may)\b)|,\s+(?=(?:what|which|who|how|when|where|why|is|are|do|does|can|will)\b)/i,
    )
    .map((piece) => piece.replace(/^(and|also|but|plus)\s+/i, '').trim())
    .filter(Boolean);
  const questions = pieces.filter((piece) => piece.split(/\s+/).length >= 2 && (begins.test(piece) || piece.endsWith('?')));
  return pieces.length === 2 &&
    (questions.length === 2 || (questions.length === 1 && /\b(and|also|plus)\b/i.test(text) && begins.test(pieces[0] ?? '')))
    ? pieces
    : [text];
}
