import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Script {
  words: Set<string>;
  /** Those that it imports. */
  names: string[];
}

const read = new Map<string, Promise<Script>>();

/** A word, and of one that is put together, `tone-${…}`, what it begins with and `${`. */
const word = /[\w-]+(?:(?<=-)\$\{)?/g;

const namesIn = (text: string): string[] => [...new Set(text.match(/[\w-]+(?:\.[\w-]+)+\.js\b/g))];

/**
 * Every word in the scripts that a page names, and in those that these import: among them are the classes that they give to what they draw.
 * @param folder the built site's
 */
export async function wordsInScripts(folder: string, html: string): Promise<Set<string>> {
  const scripts = new Map<string, Script>();
  for (let names = namesIn(html); names.length > 0; ) {
    const found = await Promise.all(names.map((name) => script(join(folder, '_assets', name))));
    found.forEach((one, place) => void scripts.set(names[place] as string, one));
    names = found.flatMap(({ names }) => names).filter((name) => !scripts.has(name));
  }
  return new Set([...scripts.values()].flatMap(({ words }) => [...words]));
}

/** What is named and is none of our files has no words. */
function script(file: string): Promise<Script> {
  const known = read.get(file);
  if (known) return known;
  const reading = readFile(file, 'utf8').then(
    (text) => ({ words: new Set(text.match(word)), names: namesIn(text) }),
    () => ({ words: new Set<string>(), names: [] }),
  );
  read.set(file, reading);
  return reading;
}
