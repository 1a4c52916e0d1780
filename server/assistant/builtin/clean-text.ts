/** A message without what no keyboard types, and without markup: cleaned, not punished. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
