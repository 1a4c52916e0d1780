/**
 * Adds styles that are bundled into a script, so that they apply before their elements exist and need no request.
 * Inserts a rule into a style element of the page: the CSP allows that, and Safari before 16.4 cannot construct style sheets.
 */
export function adoptStyles(styles: string): void {
  const { sheet } = [...document.head.querySelectorAll('style')].at(-1) as HTMLStyleElement;
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length);
}
