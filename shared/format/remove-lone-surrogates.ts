/** A text without halves of characters, which cannot stand in an address and are refused by databases. Safari has `toWellFormed` from 16.4 on only. */
export const removeLoneSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '');
