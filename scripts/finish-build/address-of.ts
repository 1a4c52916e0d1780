/** The address of a built file: index.html is its folder, other pages drop .html, all else keeps its name. */
export function addressOf(file: string): string {
  const path = file === 'index.html' ? '' : file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${path}`);
}
