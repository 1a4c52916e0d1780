import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { mainMenu } from '../../support/browser/main-menu.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
test('a link opens a new page in the browser: no script acts as a router', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => Object.assign(window, { opened: 'before' }));
  const [request] = await Promise.all([page.waitForRequest((it) => it.isNavigationRequest()), mainMenu(page).link('Contact').click()]);
  await page.waitForURL('**/contact');
  expect(new URL(request.url()).pathname).toBe('/contact');
  expect(await page.evaluate(() => 'opened' in window)).toBe(false);
});

describe('a link to a place in a page', () => {
  /** @returns pixels between the header's lower edge and the target */
  const below = (page: Page, id: string) =>
    page.evaluate(
      (name) =>
        (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) -
        (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN),
      id,
    );

  for (const [name, viewport] of Object.entries(process.env.LONG ? { desktop, phone } : { phone })) {
    test(`scrolls it below the fixed header (${name})`, async ({ open }) => {
      const page = await open('/terms', { viewport });
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const count = await links.count();
      expect(count).toBeGreaterThan(3);
      for (let index = 0; index < count; index++) {
        const id = (await links.nth(index).getAttribute('href'))?.slice(1) ?? '';
        await links.nth(index).click();
        const atTheEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
        await expect.poll(async () => (await atTheEnd()) || (await below(page, id)) <= 40, { message: id }).toBe(true);
        expect(await below(page, id), id).toBeGreaterThanOrEqual(0);
      }
    });

    test(`scrolls it below the header from another page, and back restores (${name})`, async ({ open }) => {
      const page = await open('/services/dynamic-pricing', { viewport });
      const link = page.getByRole('main').locator('a[href="/solutions#calculator"]').first();
      // The keyboard opens the link: a click could scroll again while its card moves, which would change the noted position.
      await link.focus();
      await drawn(page);
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/solutions#calculator');
      await expect.poll(() => below(page, 'calculator')).toBeLessThanOrEqual(40);
      expect(await below(page, 'calculator')).toBeGreaterThanOrEqual(0);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(place);
    });
  }
});

describe('pages that the browser loads ahead of a click', () => {
  interface Where {
    and?: Where[];
    not?: Where;
    href_matches?: string;
  }
  interface Rule {
    where: Where;
    eagerness: string;
  }

  /** @returns those of the links that the page's speculation rules match */
  const prepared = (page: Page, links: string[]) =>
    page.evaluate((markup) => {
      const rules = JSON.parse(document.querySelector('script[type=speculationrules]')?.textContent ?? '{}') as Record<string, Rule[]>;
      const matches = (where: Where, link: HTMLAnchorElement): boolean => {
        if (where.and) return where.and.every((part) => matches(part, link));
        if (where.not) return !matches(where.not, link);
        if (where.href_matches) return new URLPattern(where.href_matches, document.baseURI).test(link.href);
        throw new Error(`A kind of rule that this test does not know: ${JSON.stringify(where)}`);
      };
      return markup.filter((html) => {
        const link = document.createRange().createContextualFragment(html).firstElementChild as HTMLAnchorElement;
        return Object.values(rules)
          .flat()
          .some(({ where }) => matches(where, link));
      });
    }, links);

  const pages = ['<a href="/">', '<a href="/services">', '<a href="/case-studies/luxewear">', '<a href="/resources#six-shops">'];
  const files = [
    '<a href="/documents/six-shops.pdf">',
    '<a href="/documents/report.pdf" download>',
    '<a href="/services.md">',
    '<a href="/sitemap.xml">',
    '<a href="/llms.txt">',
  ];
  const elsewhere = ['<a href="https://elsewhere.example/">', '<a href="mailto:info@tarazu.example">', '<a href="tel:+910000000000">'];

  test('are pages of the site, not downloads or other sites', async ({ open }) => {
    const page = await open('/resources');
    expect(await prepared(page, [...pages, ...files, ...elsewhere])).toEqual(pages);
  });
});
