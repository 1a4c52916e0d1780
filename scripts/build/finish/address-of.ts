/** Returns the path of a built file: index.html becomes its folder, other pages lose .html, other files keep their name. */
export function addressOf(file: string): string {
  const path = file === 'index.html' ? '' : file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${path}`);
}
