import { describe } from 'vitest';
import { weigh } from '../../../site/src/instruments/cone/model.ts';
import { words } from '../../../site/src/instruments/cone/words.ts';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { instrument, instrumentPages } from '../../support/browser/instrument.ts';

const path = instrumentPages.cone;
const still = { reducedMotion: 'reduce' } as const;
const w = words();
/** @returns the three lines that the result must show, from the model itself */
const expectedSlip = (...given: [weeks: number, festivals: number[], isShown?: boolean]) => {
  const { decision, reason, sum } = weigh(w, given[0], given[1], given[2] ?? false);
  return [decision, reason, sum];
};

describe('the cone', () => {
  test('forecasts by mouse and keyboard, has a limit and shows actual sales', async ({ open }) => {
    const page = await open(path);
    const { slip, root, again, wake } = instrument(page, 'cone');
    expect(await slip()).toEqual([
      'Plan for 1,922 sweet boxes in 6 weeks, ± 230',
      '8 times in 10 you would sell between 1,692 and 2,152.',
      '1,658 as usual + 114 growth + 150 for festivals = 1,922',
    ]);
    await wake();
    const mouth = root.getByRole('slider', { name: w.far });
    const box = await mouth.boundingBox();
    if (!box) throw new Error('The cone has no mouth');
    const at = (week: number) => box.x + 22 + ((box.width - 44) * (week - 1)) / 11;
    await page.mouse.move(at(6), box.y + 22);
    await page.mouse.down();
    await page.mouse.move(at(8), box.y + 22, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => mouth.getAttribute('aria-valuetext')).toBe('8 weeks');
    expect(await slip(), 'the doubt grows').toEqual(expectedSlip(8, [4]));

    await mouth.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(slip).toEqual(expectedSlip(7, [4]));
    await page.keyboard.press('End');
    await expect.poll(slip).toEqual(expectedSlip(12, [4]));
    expect((await slip())[1]).toContain(`${w.limit}%`);
    await again.click();
    await expect.poll(slip).toEqual(expectedSlip(6, [4]));
    expect(await mouth.inputValue()).toBe('6');

    await root.getByRole('checkbox', { name: w.came }).check({ force: true });
    await expect.poll(slip, { message: 'the miss included' }).toEqual(expectedSlip(6, [4], true));
    // 271 + 301 + 262 + 471 + 318 + 232
    expect((await slip()).join()).toContain('1,855 came, inside the range. 5 of 6 weeks were in the cone, not week 6.');
    expect((await slip()).join()).toContain('1,855 − 1,922 = −67');
    // Week 4 is outside the range when its festival is not marked.
    await root.getByRole('checkbox', { name: 'Week 4 is a festival' }).uncheck({ force: true });
    await expect.poll(slip).toContainEqual(expect.stringContaining('not weeks 4 and 6'));
  });

  test('adds a second festival by touch, with its own uncertainty', async ({ open }) => {
    const page = await open(path, { viewport: phone, hasTouch: true, ...still });
    const { slip, root, said, wake } = instrument(page, 'cone');
    await wake();
    await root.getByRole('checkbox', { name: 'Week 2 is a festival' }).tap();
    await expect.poll(slip).toEqual(expectedSlip(6, [4, 2]));
    expect((await slip()).join()).toContain('+ 300 for festivals');
    await expect.poll(said).toContain('300 for festivals');
  });
});
