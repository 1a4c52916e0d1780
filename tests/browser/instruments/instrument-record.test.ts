import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { instrument, instrumentPages } from '../../support/browser/instrument.ts';
import { content } from '../../support/content/site-routes.ts';

const path = instrumentPages.record;
const w = content.instruments.record;

describe('the record', () => {
  test('reads each answer from the order of the chosen customer, or gives none', async ({ open }) => {
    const page = await open(path);
    const { slip, root, again, said, wake } = instrument(page, 'record');
    expect(await root.getByText('It is on the van and comes by 6 today.').isVisible()).toBe(true);
    expect(await root.locator('[data-read] dd').allTextContents()).toEqual(['on the van', 'by 6 today']);
    expect(await slip()).toContain('2 of the order’s 6 lines read');

    await wake();
    await root.getByRole('radio', { name: 'Rohan' }).click();
    await root.getByRole('radio', { name: 'Can I send it back?' }).click();
    // The order arrived on 24 October; the example's today is 1 November.
    await expect.poll(() => root.getByText('22 days left', { exact: true }).count()).toBe(2);
    expect(await slip()).toContain('30 days − 8 since it came = 22 left');
    await root.getByRole('radio', { name: 'Farah' }).click();
    // 11 September is 51 days before 1 November.
    await expect.poll(slip).toContain('51 days since it came − 30 = 21 too late');

    for (const { customer } of w.orders)
      for (const { ask } of w.questions) {
        await root.getByRole('radio', { name: customer }).check();
        await root.getByRole('radio', { name: ask }).check();
        const read = await root.locator('u[data-field]').allTextContents();
        const lit = await root.locator('[data-read] dd').allTextContents();
        expect([...lit].sort(), `${customer}: ${ask}`).toEqual([...new Set(read)].sort());
      }

    await again.click();
    await root.getByRole('radio', { name: 'Farah' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect.poll(slip).toEqual([w.decisions.noRecord, w.reasons.noRecord, w.sums.none]);
    expect(await root.getByText(w.emptyRecord).isVisible()).toBe(true);
    await expect.poll(said).toContain(w.reasons.noRecord);
    await again.click();
    await expect.poll(slip).toContain('2 of the order’s 6 lines read');
  });
});
