import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { instrumentOn, instrumentPages, slipOf, wakeInstrument, words } from '../support/service-instrument.ts';

const path = instrumentPages.window;
const still = { reducedMotion: 'reduce' } as const;
const w = words.window;

describe('the window', () => {
  test('is dressed for Ines, with its reasons, before any script; again for somebody else, and for what is switched off, by mouse', async ({
    open,
  }) => {
    const page = await open(path);
    const { slip, part } = instrumentOn(page, 'window');
    expect(await slipOf(slip)).toEqual([
      'Face cream in front for Ines',
      'It is cold there and it goes with the dress.',
      '0.7 sales + 0.6 weather + 0.8 dress = 2.1',
    ]);
    expect(await part.getByRole('list', { name: w.front }).getByRole('listitem').count()).toBe(5);
    await wakeInstrument(page, 'window');
    await part.getByRole('radio', { name: 'Lata' }).click();
    await expect.poll(() => slipOf(slip)).toContain('0.5 sales + 0.6 weather + 0.5 size + 0.8 cream = 2.4');
    await part.getByRole('checkbox', { name: 'bought cream' }).click();
    await expect.poll(() => slipOf(slip)).toContain('0.6 sales + 0.6 weather + 0.5 size = 1.7');
    await part.getByRole('button', { name: w.allOff }).click();
    await expect.poll(() => slipOf(slip)).toEqual(['Tote in front, as for everybody', w.because.unknown, '0.9 sales']);
    await part.getByRole('button', { name: w.allOn }).click();
    await expect.poll(() => slip.textContent()).toContain('2.4');
  });

  test('keeps every price, whoever stands outside and whatever is known; the switch for another is refused', async ({ open }) => {
    const page = await open(path, still);
    const { slip, part, field, again, status } = await wakeInstrument(page, 'window');
    const shop = part.getByRole('group', { name: w.alt });
    const prices = () =>
      shop
        .getByRole('listitem')
        .filter({ has: page.locator('b') })
        .evaluateAll((items) =>
          items.map((it) => [...it.querySelectorAll('p > :nth-child(-n + 2)')].map((text) => text.textContent).join(' ')).sort(),
        );
    const before = await prices();
    for (const { name } of w.shoppers) {
      await part.getByRole('radio', { name }).check();
      await part.getByRole('checkbox', { name: w.ownPrice }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => slip.textContent()).toContain(w.because.refused);
      expect(await prices()).toEqual(before);
      await page.keyboard.press('Space');
      await expect.poll(() => slip.textContent()).not.toContain(w.because.refused);
    }
    await page.keyboard.press('Space');
    await expect.poll(() => field.getAttribute('data-refused')).not.toBeNull();
    await expect.poll(() => status.textContent()).toContain(w.because.refused);
    await again.click();
    await expect.poll(() => slip.textContent()).toContain('Face cream in front for Ines');
    expect(await part.getByRole('checkbox', { name: w.ownPrice }).isChecked()).toBe(false);
  });
});
