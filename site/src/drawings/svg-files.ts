import { parseSvg, type SvgFile } from './parts/Shapes.tsx';

const texts = import.meta.glob<string>('./*/*.svg', { query: '?raw', import: 'default', eager: true });
const files = new Map(Object.entries(texts).map(([path, text]) => [path.slice(2, -4), parseSvg(text)]));

/**
 * Returns a drawing's file. Scripts of the browser import single files instead, because this module contains all of them.
 * @param name path in this folder without ending, such as icons/lock
 * @throws Error when there is no such file
 */
export function svgFile(name: string): SvgFile {
  const file = files.get(name);
  if (!file) throw new Error(`There is no drawing site/src/drawings/${name}.svg`);
  return file;
}
