/**
 * Gives the page the styles that travel inside a script: they are there before what they dress, and no request is waited for.
 * As one rule of the page's own sheet, which its policy lets a script add to; Safari makes sheets in scripts from 16.4 on only.
 */
export function adoptStyles(styles: string): void {
  const { sheet } = [...document.head.querySelectorAll('style')].at(-1) as HTMLStyleElement;
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length);
}
