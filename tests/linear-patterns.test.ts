import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { hostileRepeats, hostileText } from './support/hostile-repeats.ts';

/*
 * No regular expression of the site, the desk or the server takes quadratic time or more. Two checks supplement each other: scslre
 * analyses repetitions of one character, and hostile texts of each pattern's own literal characters are matched against the clock.
 */
const folders = ['content', 'desk', 'server', 'shared', 'site'];
/** Length of hostile texts. A quadratic pattern takes hundreds of milliseconds for it, a linear one less than a millisecond. */
const LENGTH = 40_000;
/** Limit of one search, in milliseconds of the processor. */
const LIMIT = 40;

interface Pattern {
  source: string;
  flags: string;
  at: string;
}

/** Finds the regular expressions of a file. Computed parts of a `new RegExp` count as the letters Han, which are valid in \p{Script=Han} too. */
function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  const add = (source: string, flags: string, start: number) =>
    found.push({ source, flags, at: `${file}:${code.slice(0, start).split('\n').length}` });
  const addCall = ({ callee, arguments: [source, flags], start }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || source?.type !== 'TemplateLiteral') return;
    const text = source.quasis.map(({ value }) => value.cooked).join('Han');
    add(text, flags?.type === 'Literal' ? String(flags.value) : '', start);
  };
  const addLiteral = (node: ESTree.Node) => {
    if ('regex' in node) add(node.regex.pattern, node.regex.flags, node.start);
  };
  new Visitor({
    Literal: addLiteral,
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(parseSync(file, code).program);
  return found;
}

const isSlowByAnalysis = ({ source, flags }: Pattern) => analyse({ source, flags }).reports.length > 0;

/** Returns the beginnings of a pattern's literal characters, such as `](` of /\]\((\/[^)]*)\)/. */
function literalsOf(source: string): string[] {
  const literal = source
    .replace(/\[(?:\\.|[^\]\\])*\]|\(\?<?[=!:]|\{\d+(?:,\d*)?\}/g, '')
    .replace(/\\[a-zA-Z](?:\{[^}]*\})?|(?<!\\)[$()*+.?^|]/g, '')
    .replaceAll('\\', '');
  return Array.from({ length: Math.min(8, literal.length) }, (_, end) => literal.slice(0, end + 1));
}

function isSlowByClock({ source, flags }: Pattern): boolean {
  const repeats = process.env.LONG ? [...literalsOf(source), ...hostileRepeats] : literalsOf(source);
  return repeats.some((repeat) => {
    const text = hostileText(repeat, LENGTH);
    // A busy machine can be slow once.
    return [1, 2, 3].every(() => {
      const start = process.cpuUsage();
      text.search(new RegExp(source, flags));
      return process.cpuUsage(start).user / 1000 > LIMIT;
    });
  });
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

describe('every regular expression takes linear time', () => {
  const patterns = files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));
  const placesOf = (slow: Pattern[]) => slow.map(({ at, source }) => `${at}: /${source}/`);

  test('for repetitions of one character', () => {
    expect(patterns.length).toBeGreaterThan(300);
    expect(placesOf(patterns.filter(isSlowByAnalysis))).toEqual([]);
  });

  test('for repetitions of its own characters', () => expect(placesOf(patterns.filter(isSlowByClock))).toEqual([]));
});

describe('a quadratic pattern is found', () => {
  const only = (code: string) => patternsIn('a.ts', code)[0] as Pattern;

  test.each(['/[\\s.,;:]+$/', '/^(a+)+$/', 'new RegExp(`[,;]+$`)'])('by analysis: %s', (code) =>
    expect(isSlowByAnalysis(only(code))).toBe(true),
  );

  test.each(['/\\]\\((\\/[^)]*)\\)/', '/<svg\\b.*?<\\/svg>/s'])('by the clock: %s', (code) => expect(isSlowByClock(only(code))).toBe(true));

  test('with its file and line', () => expect(only('\n\nconst a = /a+$/;').at).toBe('a.ts:3'));
});
