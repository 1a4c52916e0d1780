/** A text without halves of characters, which cannot stand in an address and are refused by databases; a transcript can have some. */
export const removeLoneSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '');
