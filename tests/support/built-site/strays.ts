/** Characters outside the typeface's responsibility: other scripts, emoji, spaces, invisible characters, and the replacement character. */
const elsewhere =
  /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}]|\p{Extended_Pictographic}(?<![©®™])|\s|\uFFFD|\p{C}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/** Finds Latin and common characters of a text that fall back to a system font. */
export const strays = (text: string, drawn: ReadonlySet<string>): string[] =>
  [...new Set(text)].filter((character) => !drawn.has(character) && !elsewhere.test(character));
