/** Removes lone surrogates, which URLs and databases reject. Safari before 16.4 lacks `toWellFormed`. */
export const removeLoneSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '');
