import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const folder = import.meta.dirname;
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every class and movement of every CSS module with its number. From the files alone, so that pages and islands, built apart, agree. */
const numbers = new Map<string, number>();
for (const file of globSync('../**/*.module.css', { cwd: folder }).sort())
  for (const [, name] of readFileSync(resolve(folder, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g))
    numberOf(`${file} ${name}`);

function numberOf(source: string): number {
  const number = numbers.get(source) ?? numbers.size;
  numbers.set(source, number);
  return number;
}

/**
 * Name of a CSS module's class in the pages: its number, where Vite would repeat its file and name. They stand in every page and in its styles, so they
 * count: neighbours by number are 2% of a compressed page less than as many letters of a hash.
 */
export function shortClassName(name: string, file: string): string {
  // One that was written while the site is being worked on comes last.
  const number = numberOf(`${relative(folder, file.split('?')[0] as string)} ${name}`);
  return `_${digits[Math.floor(number / digits.length)]}${digits[number % digits.length]}`;
}
