/**
 * Returns whether a key belongs to IME composition, as for Japanese or Hindi. Safari ends the composition before the Enter that confirms
 * it, and marks that key only by its code (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
