import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { plain } from '../../support/browser/page-words.ts';
import { builtMain, sectionOf, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

/** The weeks as the page shows them, with numbers filled in. */
const weeks = setNumbers(content.pages.services.weeks);
const steps = weeks.spans.flatMap((span) => span.steps);
const address = '/services#first-four-weeks';

const section = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: weeks.heading }) });
const stepOf = (page: Page, title: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .last();

describe('the first four weeks', () => {
  test('have the address that other pages link to, with the heading below the header', async ({ open }) => {
    const page = await open(address);
    const top = await page.getByRole('heading', { name: weeks.heading }).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(80);
    expect(top).toBeLessThan(200);
  });

  test('group their steps under spans of minutes, weeks and months', async ({ read }) => {
    const page = await read(address);
    const spans = await section(page)
      .locator('ol > li:has(> ol)')
      .evaluateAll((items) =>
        items.map((item) => [item.querySelector('b')?.textContent, [...item.querySelectorAll('h3')].map((heading) => heading.textContent)]),
      );
    expect(spans).toEqual(weeks.spans.map(({ figure, steps: own }) => [figure, own.map(({ title }) => title)]));
    expect(weeks.spans.map(({ figure }) => figure)).toEqual(['5\u00a0minutes', '2–4\u00a0weeks', '4 to 8\u00a0months']);
  });

  test('describe each step: who does what, what is received, how to stop', () => {
    const part = sectionOf(builtMain('/services'), weeks.heading);
    const shown = wordsIn(part);
    for (const { client, agency, received, stop } of steps)
      for (const words of [client, agency, received, stop]) expect(shown).toContain(plain(words));
    const terms = selectAll('dt', part).map((term) => textOf(term));
    expect(terms).toEqual(steps.flatMap(() => Object.values(weeks.labels)));
    expect(shown).toContain(plain(weeks.stop.text));
  });

  test('are columns on a wide screen, with the parts of all steps aligned', async ({ read }) => {
    const page = await read(address, { width: 1024, height: 900 });
    const tops = await Promise.all(
      steps.map(({ title }) =>
        stepOf(page, title)
          .getByRole('term')
          .evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().top))),
      ),
    );
    expect(new Set(tops.map(String)).size).toBe(1);
    const lefts = await Promise.all(steps.map(async ({ title }) => (await stepOf(page, title).boundingBox())?.x ?? 0));
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    expect(new Set(lefts).size).toBe(steps.length);
  });
});
