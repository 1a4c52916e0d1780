/**
 * Whether a key chooses among characters that are being composed, as in Japanese or Hindi. Safari ends the composition before the Enter that confirms
 * it, and marks that key by its code alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
