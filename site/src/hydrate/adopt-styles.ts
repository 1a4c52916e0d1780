/** Gives the page the styles that travel inside a script: they are there before what they dress, and no request is waited for. */
export function adoptStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
