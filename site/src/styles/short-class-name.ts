import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * Name of a CSS module's class in the pages: five characters made of its file and name, where Vite would repeat the name itself. They stand in
 * every page and in its styles, so they count.
 * @throws Error when two classes come to the same name, which a new name for one of them mends
 */
export function shortClassName(name: string, file: string): string {
  const source = `${relative(process.cwd(), file.split('?')[0] as string)} .${name}`;
  const short = `_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
  if ((taken.get(short) ?? source) !== source)
    throw new Error(`${source} and ${taken.get(short)} have the same short name: rename one of them`);
  taken.set(short, source);
  return short;
}
