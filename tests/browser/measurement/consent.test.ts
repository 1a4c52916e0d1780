import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe } from 'vitest';
import { bundleClassic } from '../../../site/page-scripts.ts';
import { ConsentBanner } from '../../../site/src/consent/ConsentBanner.tsx';
import { expect, measured, phone, test } from '../../support/browser/browser-test.ts';
import { axeViolations } from '../../support/browser/run-axe.ts';
import { content } from '../../support/content/site-routes.ts';

const words = content.labels.consent;
let script = '';
beforeAll(async () => {
  script = await bundleClassic('src/consent/consent.ts');
});

/** Opens the About page as a build with a tag manager makes it; the test answers for the tag manager's host. */
async function openWithTagManager(
  open: (path: string, options?: object) => Promise<Page>,
  options: { before?: (page: Page) => Promise<unknown>; [more: string]: unknown } = {},
) {
  const loaded: string[] = [];
  const page = await open('/about', {
    // The built page's security policy would block the markup that the test inserts.
    bypassCSP: true,
    ...measured,
    ...options,
    before: async (it: Page) => {
      const context = it.context();
      await context.route('https://www.googletagmanager.com/**', (route) => {
        loaded.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await context.route('**/_assets/consent.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
      await context.route(/\/(about|contact)$/, async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace('<header', `${renderToStaticMarkup(createElement(ConsentBanner, { id: 'GTM-TEST123' }))}<header`)
          .replace('</footer>', `<button type="button" data-privacy-choices hidden>${words.choices}</button></footer>`)
          .replace('</body>', '<script type="module" src="/_assets/consent.js"></script></body>');
        return route.fulfill({ response, body: html });
      });
      await options.before?.(it);
    },
  });
  const banner = page.getByRole('region', { name: words.heading });
  return {
    page,
    loaded,
    banner,
    agree: banner.getByRole('button', { name: words.agree }),
    refuse: banner.getByRole('button', { name: words.refuse }),
    choices: page.getByRole('button', { name: words.choices }),
    consents: () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: (ArrayLike<unknown> & object)[] }).dataLayer
          .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
          .map((entry) => `${entry[1]} ${(entry[2] as { ad_storage: string }).ad_storage}`),
      ),
  };
}

const address = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

describe('with a tag manager', () => {
  test('its script loads only from consent until consent is withdrawn', async ({ open }) => {
    const { page, banner, agree, choices, loaded, consents } = await openWithTagManager(open);
    await banner.waitFor();
    expect(loaded).toEqual([]);
    expect(await consents()).toEqual(['default denied']);
    await agree.click();
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => loaded).toEqual([address]);
    expect(await consents()).toEqual(['default denied', 'update granted']);
    await page.goto('/contact');
    await expect.poll(() => loaded).toEqual([address, address]);
    expect(await consents()).toEqual(['default denied', 'update granted']);
    expect(await banner.isVisible(), 'the banner does not return').toBe(false);

    await choices.focus();
    await page.keyboard.press('Enter');
    await banner.waitFor();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'hidden' });
    expect(await choices.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await consents()).toEqual(['default denied', 'update granted', 'update denied']);
    await page.goto('/about');
    await choices.waitFor();
    expect(await consents()).toEqual(['default denied']);
    expect(loaded).toHaveLength(2);
  });

  test('refusing takes one press, looks like agreeing, passes axe and is remembered', async ({ open }) => {
    const { page, banner, agree, refuse, loaded, choices } = await openWithTagManager(open);
    await banner.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const look = (button: typeof agree) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
        return { width: Math.round(width), height: Math.round(height), color, backgroundColor, borderColor, fontWeight };
      });
    expect(await look(refuse)).toEqual(await look(agree));
    await refuse.click();
    await banner.waitFor({ state: 'hidden' });
    await page.goto('/contact');
    await choices.waitFor();
    expect(await banner.isVisible()).toBe(false);
    expect(loaded).toEqual([]);
  });

  test('consent is asked for again after a year', async ({ open }) => {
    const { banner } = await openWithTagManager(open, {
      before: (it) =>
        it.addInitScript(() =>
          localStorage.setItem('privacy-choice', JSON.stringify({ choice: 'agreed', at: Date.now() - 366 * 86_400_000 })),
        ),
    });
    await banner.waitFor();
  });

  // measurement.test.ts tests Do Not Track, which the same function checks.
  test('Global Privacy Control is a refusal: no banner shows and nothing loads', async ({ open }) => {
    const before = (it: Page) =>
      it.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
        localStorage.setItem('privacy-choice', JSON.stringify({ choice: 'agreed', at: Date.now() }));
      });
    const { page, banner, loaded } = await openWithTagManager(open, { before });
    await page.waitForLoadState('networkidle');
    expect(await banner.isVisible()).toBe(false);
    expect(loaded).toEqual([]);
  });

  test('the banner covers neither the focused element nor the end of the page', async ({ open }) => {
    for (const viewport of process.env.LONG
      ? [phone, { width: 320, height: 640 }, { width: 1440, height: 900 }]
      : [{ width: 320, height: 640 }]) {
      const { page, banner } = await openWithTagManager(open, { viewport });
      await banner.waitFor();
      const overlap = () =>
        page.evaluate(() => {
          const focused = document.activeElement?.getBoundingClientRect();
          const asking = document.querySelector('[data-consent]')?.getBoundingClientRect();
          if (!focused || !asking || document.activeElement?.closest('[data-consent]')) return undefined;
          const apart =
            focused.bottom <= asking.top || focused.top >= asking.bottom || focused.right <= asking.left || focused.left >= asking.right;
          return apart ? undefined : document.activeElement?.outerHTML.slice(0, 80);
        });
      const links = await page.locator('main a:visible, footer a:visible').all();
      // The short run tries every fourth link, and the last one, which is at the end of the page.
      const tried = links.filter((_, place) => process.env.LONG || place % 4 === 0 || place === links.length - 1);
      for (const link of tried) {
        await link.focus();
        await expect.poll(overlap, { message: `at ${viewport.width} px` }).toBe(undefined);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });
});
