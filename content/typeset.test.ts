import { expect, test } from 'vitest';
import { content } from '../tests/support/content/site-routes.ts';
import { line, typeset } from './schema/words.ts';

test.each([
  [`He said "yes" and ("no").`, 'He said “yes” and (“no”).'],
  ["A shop's own words, and the shops' own", 'A shop’s own words, and the shops’ own'],
  ["It says 'closest match' first", 'It says ‘closest match’ first'],
  ['Fast - and right', 'Fast – and right'],
  ['- a list\n  - in a list, 2-4 weeks', '- a list\n  - in a list, 2-4 weeks'],
])('typeset turns %s into %s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test('all content is typeset, except texts of the specification', () => {
  expect(line(40).parse("a shop's")).toBe('a shop’s');
  expect(content.pages.notFound.text).toBe("The page you're looking for doesn't exist or has been moved.");
  expect(content.chat.failures.tooMany).toBe("I'm receiving too many requests right now. Please try again in a minute.");
  expect(content.pages.privacy.text).not.toMatch(/\w'\w/);
});
