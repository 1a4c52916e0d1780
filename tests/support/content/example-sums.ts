import { contentFiles } from '../../../content/checks/content-files.ts';
import { fieldName } from '../../../content/read/content-error.ts';
import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import type { Example } from '../../../content/schema/document.ts';
import { type Path, walk } from '../../../content/walk.ts';
import { content } from './site-routes.ts';

export const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
export const plain = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[₹\u00a0]/g, ' ')
    .replaceAll('−', '-');

/** Returns the number in "about 27%", "1 in 20", "8 trays" or "− ₹1,349", and half of its last decimal place. */
export function amount(text: string): { value: number; half: number } {
  const [, sign = '', digits = '', percent, per] = /(- *)?(\d+(?:\.\d+)?)(%)?(?: in (\d+))?/.exec(plain(text)) ?? [];
  const scale = (percent ? 0.01 : 1) / Number(per ?? 1);
  const half = per ? 1e-9 : 0.5 * 10 ** -(digits.split('.')[1]?.length ?? 0) * scale;
  return { value: Number(digits) * scale * (sign ? -1 : 1), half };
}

/** Evaluates a calculation with words in it; undefined for a text that is none. */
export function evaluate(text: string): number | undefined {
  const smaller = /smaller of (\d+) and (\d+)/.exec(text);
  if (smaller) return Math.min(Number(smaller[1]), Number(smaller[2]));
  const [sum = '', rounding = ''] = plain(text.split(': ').at(-1) as string).split(/, (?=[a-z])/);
  // Visits, orders and a margin: the visits do not count.
  const factors = sum
    .replace(/^[\d ]+·/, '')
    .replaceAll('·', '×')
    .replaceAll(/(\d+) in (\d+)/g, '$1 ÷ $2');
  const expression = factors
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(/[a-z’']+/gi, ' ');
  if (!/\d.*[-+*/].*\d/.test(expression) || !/^[\d\s.()+*/-]+$/.test(expression)) return undefined;
  const value = Number(new Function(`return ${expression}`)());
  if (/up/.test(rounding)) return Math.ceil(value);
  return /whole/.test(rounding) ? Math.floor(value) : value;
}

interface Wrong {
  file: string;
  path: Path;
  sum: string;
  said: string;
}

/** Names file, field and the right figure of a calculation that does not come to what is said. */
export function wrongSum({ file, path, sum, said }: Wrong): string[] {
  const right = evaluate(sum);
  const { value, half } = amount(said);
  if (right === undefined || Math.abs(right - value) <= half + 1e-9) return [];
  return [`content/${file}, ${fieldName(path)}: ${sum} is ${right}, not ${said}`];
}

/** Visits every value of an example with its file. */
export const examples = contentFiles(content).flatMap(({ file, value, schema }) =>
  [...walk(schema, value)].flatMap(({ path, value: inner, meta }) => (meta.example ? [{ file, path, value: inner }] : [])),
);
export const proposals = examples.flatMap(({ file, path, value }) =>
  path.at(-1) === 'proposal' && value && typeof value === 'object' && 'calculation' in value
    ? [{ file, path, ...(value as ProposalWords) }]
    : [],
);
export const charts = examples.flatMap(({ file, path, value }) =>
  path.at(-1) === 'example' && value && typeof value === 'object' ? [{ file, path, ...(value as Example) }] : [],
);
