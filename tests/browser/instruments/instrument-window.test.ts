import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { instrument, instrumentPages } from '../../support/browser/instrument.ts';
import { content } from '../../support/content/site-routes.ts';

const path = instrumentPages.window;
const still = { reducedMotion: 'reduce' } as const;
const w = content.instruments.window;

describe('the window', () => {
  test('is arranged for each shopper with reasons, and again for switched-off facts', async ({ open }) => {
    const page = await open(path);
    const { slip, root, wake } = instrument(page, 'window');
    expect(await slip()).toEqual([
      'Hand cream in front for Nisha',
      'It is cold there and goes with perfume.',
      '6 for sales + 6 for weather + 8 for perfume = 20 points',
    ]);
    expect(await root.getByRole('list', { name: w.front }).getByRole('listitem').count()).toBe(5);
    await wake();
    await root.getByRole('radio', { name: 'Lata' }).click();
    await expect.poll(slip).toContain('5 for sales + 6 for weather = 11 points');
    await root.getByRole('checkbox', { name: 'bought a tote' }).click();
    await expect.poll(slip).toContain('5 for sales + 6 for weather = 11 points');
    await root.getByRole('button', { name: w.allOff }).click();
    await expect.poll(slip).toEqual(['Sweet box in front, as for everybody', w.because.unknown, '9 for sales']);
    await root.getByRole('button', { name: w.allOn }).click();
    await expect.poll(slip).toContainEqual(expect.stringContaining('11 points'));
  });

  test('has the same prices for every shopper, and refuses personal prices', async ({ open }) => {
    const page = await open(path, still);
    const { slip, root, wake } = instrument(page, 'window');
    await wake();
    const shop = root.getByRole('group', { name: w.alt });
    const prices = () =>
      shop
        .getByRole('listitem')
        .filter({ has: page.locator('b') })
        .evaluateAll((items) =>
          items.map((it) => [...it.querySelectorAll('p > :nth-child(-n + 2)')].map((text) => text.textContent).join(' ')).sort(),
        );
    const before = await prices();
    for (const { name } of w.shoppers) {
      await root.getByRole('radio', { name }).check();
      await root.getByRole('checkbox', { name: w.ownPrice }).focus();
      await page.keyboard.press('Space');
      await expect.poll(slip).toContainEqual(expect.stringContaining(w.because.refused));
      expect(await prices()).toEqual(before);
      await page.keyboard.press('Space');
      await expect.poll(slip).not.toContainEqual(expect.stringContaining(w.because.refused));
    }
  });
});
