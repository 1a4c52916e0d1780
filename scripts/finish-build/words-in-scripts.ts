import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A word, and of one that is put together, `tone-${…}`, what it begins with and `${`. */
const word = /[\w-]+(?:(?<=-)\$\{)?/g;

/** Longest name of a script, with its hash. */
const LONGEST = 100;

/** A page is long and names few: looked for from the end of what stands before `.js`. */
const namesIn = (text: string): string[] => {
  const before = text.split(/\.js\b/).slice(0, -1);
  return [...new Set(before.flatMap((part) => /[\w-]+(?:\.[\w-]+)+$/.exec(part.slice(-LONGEST))?.map((name) => `${name}.js`) ?? []))];
};

/** Words by the scripts that are named: the pages of a route name the same. */
const known = new Map<string, Promise<ReadonlySet<string>>>();

/**
 * Every word in the scripts that a page names, and in those that these import: among them are the classes that they give to what they draw.
 * @param folder the built site's
 */
export function wordsInScripts(folder: string, html: string): Promise<ReadonlySet<string>> {
  const names = namesIn(html);
  const key = [folder, ...names].join();
  const words = known.get(key) ?? wordsIn(folder, names);
  known.set(key, words);
  return words;
}

async function wordsIn(folder: string, named: readonly string[]): Promise<ReadonlySet<string>> {
  const scripts = new Map<string, string>();
  for (let names = named; names.length > 0; ) {
    // What is named and is none of our files has no words.
    const found = await Promise.all(names.map((name) => readFile(join(folder, '_assets', name), 'utf8').catch(() => '')));
    found.forEach((text, place) => void scripts.set(names[place] as string, text));
    names = [...new Set(found.flatMap(namesIn))].filter((name) => !scripts.has(name));
  }
  return new Set([...scripts.values()].flatMap((text) => text.match(word) ?? []));
}
