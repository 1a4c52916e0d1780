/** What the typeface does not speak for: other scripts, emoji, spaces, what is not drawn at all, and the sign for what is broken. */
const elsewhere =
  /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}]|\p{Extended_Pictographic}(?<![©®™])|\s|\uFFFD|\p{C}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/** Characters of a text, in Latin or common to all scripts, that fall to whatever font a machine has. */
export const strays = (text: string, drawn: ReadonlySet<string>): string[] =>
  [...new Set(text)].filter((character) => !drawn.has(character) && !elsewhere.test(character));
