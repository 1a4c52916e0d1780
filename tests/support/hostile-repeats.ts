/** Texts that make careless patterns and parsers slow when they are repeated. */
export const hostileRepeats = [
  ...[',', ' ', '.', '-', '%', '(', '[', '<', '@', '"', "'", '\\', '/', ':', '*', '_', '&', '0', 'a', '\n', '\t', '\u00a0'],
  // A combining mark, a joiner, a lone surrogate, an emoji, a ligature of eighteen letters in NFKC.
  ...['\u0301', '\u200d', '\ud800', '😀', '\ufdfa'],
  ...['](/', '[a](', '<svg', 'a@', 'a.', '1,', ' \n', 'See [', 'mailto:', '?,', '%C3'],
] as const;

/** Returns a text of a length, in UTF-16 code units. The end matches no pattern that its start could match. */
export const hostileText = (repeat: string, length: number) =>
  `${repeat.repeat(Math.ceil(length / repeat.length)).slice(0, length - 1)}\u0001`;
