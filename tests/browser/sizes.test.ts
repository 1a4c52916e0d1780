import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { builtText } from '../support/built-site.ts';
import { figuresOf, headingsOf, linksOf, section, shownIn } from '../support/page-words.ts';
import { content } from '../support/site-routes.ts';

const sizes = ['small-business', 'medium-enterprise'] as const;
const sizeOf = (slug: (typeof sizes)[number]) => content.solutions.find((size) => size.slug === slug);

describe('the page of a size', () => {
  for (const slug of sizes) {
    test(`${slug} has six key features, six benefits, three results and Get Started at its end`, async ({ read }) => {
      const page = await read(`/solutions/${slug}`);
      expect(await headingsOf(section(page, 'Key features'), 3)).toHaveLength(6);
      expect(await section(page, 'Benefits').getByRole('listitem').count()).toBe(6);
      expect(await figuresOf(section(page, 'Results'))).toHaveLength(3);
      expect((await linksOf(page.getByRole('main'))).at(-1)).toBe('Get Started → /contact');
    });
  }
});

describe('the month of a small shop', () => {
  const month = sizeOf('small-business')?.month;

  test('is a table of evenings, of which more are free each week; half of those that were worked in the last', async ({ read }) => {
    const page = await read('/solutions/small-business');
    const rows = page.getByRole('table', { name: month?.heading }).locator('tbody tr');
    const evenings = await rows.evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll('td')].map((evening) => evening.textContent)),
    );
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

  test('goes through six departments in the order of the clock, and each has its benefit at its stop', async ({ read }) => {
    const page = await read('/solutions/medium-enterprise');
    const stops = section(page, 'Benefits').locator('ol > li');
    const times = await stops.locator('time').allTextContents();
    expect(times).toEqual(times.toSorted());
    expect(times).toHaveLength(6);
    for (const [place, { department }] of (size?.order?.stops ?? []).entries()) {
      const [own, gain] = (size?.benefits.items[place] ?? '').split(': ');
      expect(own).toBe(department);
      const words = await shownIn(stops.nth(place));
      expect(words).toContain(department);
      expect(words).toContain(`Benefit: ${gain}`);
    }
  });
});
