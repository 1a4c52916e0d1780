import { describe } from 'vitest';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { mainMenu } from '../../support/browser/main-menu.ts';
import { axeInWindows, axeViolations } from '../../support/browser/run-axe.ts';
import { openSearch, searchWords as words } from '../../support/browser/search-dialog.ts';
import { content } from '../../support/content/site-routes.ts';

/** While the menu of a phone is open, the page under it is inert, so axe finds no main landmark and no heading. */
const underMenu = ['landmark-one-main', 'page-has-heading-one'];

/** Reduced motion keeps elements from being half faded in while axe runs. */
const reduced = { reducedMotion: 'reduce' } as const;

/** every-page.test.ts checks pages as they load. */
describe('axe finds nothing', () => {
  test('while the menu of a phone is open, a submenu expanded', async ({ open }) => {
    const page = await open('/services/dynamic-pricing', { ...reduced, viewport: phone });
    const menu = mainMenu(page);
    await menu.toggle.click();
    expect(await menu.link('Solutions').isVisible()).toBe(true);
    if (process.env.LONG) expect.soft(await axeViolations(page, { except: underMenu }), 'the list').toEqual([]);
    await menu.expander('Services').click();
    expect(await menu.link('Dynamic Pricing').isVisible()).toBe(true);
    expect.soft(await axeViolations(page, { except: underMenu }), 'the submenu').toEqual([]);
  });

  test('while a submenu of the bar is open, at the top and after scrolling', async ({ open }) => {
    const page = await open('/', reduced);
    const menu = mainMenu(page);
    await menu.link('Services').hover();
    await expect.poll(() => menu.link('AI Analytics').isVisible()).toBe(true);
    expect.soft(await axeViolations(page), 'at the top').toEqual([]);
    await page.evaluate(() => scrollTo(0, 900));
    expect(await menu.link('AI Analytics').isVisible()).toBe(true);
    if (process.env.LONG) expect.soft(await axeViolations(page), 'scrolled').toEqual([]);
  });

  test('while an FAQ answer is open', async ({ open }) => {
    const page = await open('/contact', reduced);
    const [entry] = setNumbers(content.pages.contact.faq.items);
    await page.getByText(entry?.question ?? '').click();
    expect(await page.getByText(entry?.answer ?? '').isVisible()).toBe(true);
    expect(await axeInWindows(page, [desktop, phone], { within: 'main' })).toEqual([]);
  });

  test('while the search is open: empty, with results and without', async ({ open }) => {
    const page = await open('/services');
    const { field, options, dialog } = await openSearch(page);
    const check = async (state: string) => {
      expect.soft(await axeInWindows(page, [desktop, phone, { width: 320, height: 640 }], { within: 'dialog' }), state).toEqual([]);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      expect(await dialog.boundingBox(), `${state} fits a page of 320 px`).toMatchObject({ x: 0, width: 320 });
    };
    await check('empty');
    if (process.env.LONG) expect.soft(await axeViolations(page), 'the page under it').toEqual([]);
    await field.fill('dinamic pricing');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await check('with results');
    await field.fill('kangaroo');
    await dialog.getByRole('button', { name: words.none.assistant }).waitFor();
    await check('without results');
  });
});

describe('a person at the keyboard', () => {
  const places = [
    { path: '/', size: desktop },
    { path: '/contact', size: desktop },
    { path: '/resources', size: phone },
  ];
  test.for(process.env.LONG ? places : places.slice(0, 1))(
    'sees the focus ring on each focused element of $path at $size.width px',
    async ({ path, size }, { open }) => {
      const page = await open(path, { ...reduced, viewport: size });
      const seen = new Map<string, string>();
      for (let presses = 0; presses < 200; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          if (element === document.body) return undefined;
          // Where a whole card is the link's area, the card has the ring.
          let ringed: Element = element;
          while (getComputedStyle(ringed).outlineStyle === 'none' && ringed.parentElement) ringed = ringed.parentElement;
          const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(ringed);
          // The thumb of a range has the ring. Its style cannot be read, but the property can.
          const thumbRing =
            getComputedStyle(element).getPropertyValue('--ring') === '3px solid #f5a800' && 'solid 3px rgb(245, 168, 0) 2px';
          const { top, bottom } = element.getBoundingClientRect();
          const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim()} at ${Math.round(top + scrollY)}`;
          const place = bottom > 0 && top < innerHeight ? 'in view' : 'out of view';
          return { name, look: `${thumbRing || [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(' ')}, ${place}` };
        });
        if (!focused) break;
        seen.set(focused.name, focused.look);
      }
      expect(seen.size).toBeGreaterThan(20);
      expect([...seen].filter(([, look]) => look !== 'solid 3px rgb(245, 168, 0) 2px, in view')).toEqual([]);
    },
  );
});
