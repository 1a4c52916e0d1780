/** Returns the path of a built file: index.html is its folder, other pages drop .html, everything else keeps its name. */
export function addressOf(file: string): string {
  const path = file === 'index.html' ? '' : file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${path}`);
}
