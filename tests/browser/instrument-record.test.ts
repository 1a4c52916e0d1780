import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../support/browser-test.ts';
import { instrumentOn, instrumentPages, slipOf, wakeInstrument, words } from '../support/service-instrument.ts';

const path = instrumentPages.record;
const w = words.record;

describe('the record', () => {
  test("shows Meera's question and its answer before any script; then reads each answer from the order of the one who asks, or gives none", async ({
    open,
  }) => {
    const page = await open(path);
    const still = instrumentOn(page, 'record');
    expect(await still.part.getByText('It is on the van and comes by 6 today.').isVisible()).toBe(true);
    expect(await still.part.locator('[data-read] dd').allTextContents()).toEqual(['on the van', 'by 6 today']);
    expect(await slipOf(still.slip)).toContain("2 of the order's 6 lines read");

    const { slip, part, again, status } = await wakeInstrument(page, 'record');
    await part.getByRole('radio', { name: 'Jonas' }).click();
    await part.getByRole('radio', { name: 'Can I send it back?' }).click();
    // It came on 14 November; the example's today is 22 November.
    await expect.poll(() => part.getByText('22 days left', { exact: true }).count()).toBe(2);
    expect(await slipOf(slip)).toContain('30 days − 8 since it came = 22 left');
    await part.getByRole('radio', { name: 'Farah' }).click();
    // 2 October is 51 days before.
    await expect.poll(() => slipOf(slip)).toContain('51 days since it came − 30 = 21 too late');

    for (const { customer } of w.orders)
      for (const { ask } of w.questions) {
        await part.getByRole('radio', { name: customer }).check();
        await part.getByRole('radio', { name: ask }).check();
        const read = await part.locator('u[data-field]').allTextContents();
        const lit = await part.locator('[data-read] dd').allTextContents();
        expect([...lit].sort(), `${customer}: ${ask}`).toEqual([...new Set(read)].sort());
      }

    await again.click();
    await part.getByRole('radio', { name: 'Farah' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slipOf(slip)).toEqual([w.decisions.noRecord, w.reasons.noRecord, w.sums.none]);
    expect(await part.getByText(w.emptyRecord).isVisible()).toBe(true);
    await expect.poll(() => status.textContent()).toContain(w.reasons.noRecord);
    await again.click();
    await expect.poll(() => slipOf(slip)).toContain("2 of the order's 6 lines read");
  });

  test('joins each word to its field by a thread', async ({ read }) => {
    for (const viewport of [desktop, phone]) {
      const page = await read(path, viewport);
      const { part } = instrumentOn(page, 'record');
      const gaps = await part.locator('[data-way="down"], [data-way="up"]').evaluateAll((threads) =>
        threads.map((thread) => {
          const { left, right, top, bottom, height } = thread.getBoundingClientRect();
          const field = thread.getAttribute('data-field');
          const middle = (query: string) => {
            const box = thread.parentElement?.querySelector(query)?.getBoundingClientRect();
            return box ? (box.top + box.bottom) / 2 : Number.NaN;
          };
          const [word, row] = [middle(`u[data-field="${field}"]`), middle(`div[data-field="${field}"]`)];
          return { field, height, isSeen: right > left && height > 0, ends: [top - Math.min(word, row), bottom - Math.max(word, row)] };
        }),
      );
      const seen = gaps.filter(({ isSeen }) => isSeen);
      expect(seen.map(({ field }) => field).sort()).toEqual(['state', 'when']);
      for (const { ends } of seen) for (const end of ends) expect(Math.abs(end)).toBeLessThan(3);
    }
  });
});
