import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { builtText } from '../support/built-site.ts';
import { builtMain, sectionOf, the, wordsIn } from '../support/built-words.ts';
import { content } from '../support/site-routes.ts';

const sizeOf = (slug: 'small-business' | 'medium-enterprise') => content.solutions.find((size) => size.slug === slug);

describe('the month of a small shop', () => {
  const month = sizeOf('small-business')?.month;

  test('is a table of evenings, of which more are free each week; half of those that were worked in the last', () => {
    const rows = selectAll('tbody tr', the(selectAll('table', sectionOf(builtMain('/solutions/small-business'), month?.heading ?? ''))));
    const evenings = rows.map((line) => selectAll('td', line).map((evening) => textOf(evening)));
    expect(evenings.map((week) => week.length)).toEqual(month?.weeks.map(() => 7));
    const free = evenings.map((week) => week.slice(0, 6).filter((evening) => evening === month?.free).length);
    expect(free).toEqual(free.toSorted());
    expect(free.at(0)).toBe(0);
    // The time that such shops saved: content/agreed-figures.yaml.
    expect(content.agreedFigures.pages['/solutions/small-business']).toContain(`${((free.at(-1) ?? 0) / 6) * 100}%`);
  });

  test('is told as a table in the Markdown twin', () => {
    expect(builtText('solutions/small-business.md')).toMatch(/\|[^|\n]*Mon[^|\n]*\|/);
  });
});

describe('the order of a medium enterprise', () => {
  const size = sizeOf('medium-enterprise');

  test('goes through six departments in the order of the clock, and each has its benefit at its stop', () => {
    const stops = selectAll('ol > li', sectionOf(builtMain('/solutions/medium-enterprise'), 'Benefits'));
    const times = stops.flatMap((stop) => selectAll('time', stop).map((time) => textOf(time)));
    expect(times).toEqual(times.toSorted());
    expect(times).toHaveLength(6);
    for (const [place, { department }] of (size?.order?.stops ?? []).entries()) {
      const [own, gain] = (size?.benefits.items[place] ?? '').split(': ');
      expect(own).toBe(department);
      const words = wordsIn(the(stops.slice(place, place + 1)));
      expect(words).toContain(department);
      expect(words).toContain(`Benefit: ${gain}`);
    }
  });
});
