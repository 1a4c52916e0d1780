import type { Page } from 'playwright-core';
import { content } from '../content/site-routes.ts';
import { instrument, type instrumentPages } from './instrument.ts';

const { instruments, exampleShop } = content;

/** Calculation of the reorder line's model, which is equal at every position. */
const model = 'The model: 24 a day × 3 days + 21 for busy days = 93';

/**
 * How a test operates an instrument, and how it makes a limit refuse. An instrument with a slider also has the slider's label, the
 * width of its thumb and the texts of its result.
 */
interface Case {
  touched: (page: Page) => Promise<void>;
  refused: (page: Page) => Promise<void>;
  groove?: { range: string; weight: number; slips: Record<'start' | 'next' | 'refused', readonly (string | RegExp)[]> };
}

const inGroove = (name: string, keys: { touched: string; refused: string }, groove: NonNullable<Case['groove']>): Case => ({
  touched: (page) => instrument(page, name).range(groove.range).press(keys.touched),
  refused: (page) => instrument(page, name).range(groove.range).press(keys.refused),
  groove,
});

export const instrumentCases: Record<keyof typeof instrumentPages, Case> = {
  shelf: {
    touched: (page) => page.getByRole('checkbox', { name: 'Canvas tote' }).click(),
    refused: async (page) => {
      for (const name of instruments.shelf.goods)
        await page.getByRole('checkbox', { name: exampleShop.goods[name].name, exact: true }).setChecked(true);
    },
  },
  record: {
    touched: (page) => page.getByRole('radio', { name: 'Can I send it back?' }).check(),
    refused: async (page) => {
      await page.getByRole('radio', { name: 'Farah' }).check();
      await page.getByRole('radio', { name: 'I want a refund.' }).check();
    },
  },
  window: {
    touched: (page) => page.getByRole('checkbox', { name: 'bought perfume' }).uncheck(),
    refused: (page) => page.getByRole('checkbox', { name: instruments.window.ownPrice }).check(),
  },
  sale: {
    touched: (page) => page.getByRole('radio', { name: 'Couriers' }).check(),
    refused: (page) => page.getByRole('radio', { name: 'Watch and repair' }).check(),
  },
  curtain: inGroove(
    'curtain',
    { touched: 'ArrowRight', refused: 'End' },
    {
      range: instruments.curtain.open,
      weight: 32,
      slips: {
        start: ['7 of 8 weeks in range', /^Week 16: it said 158 to 178, and 144 sold\./, 'Off by 63 totes ÷ 8 weeks = 7.9 a week'],
        next: ['8 of 9 weeks in range', /^Week 16/, 'Off by 72 totes ÷ 9 weeks = 8 a week'],
        refused: ['11 of 12 weeks in range', /^Week 16/, 'Off by 87 totes ÷ 12 weeks = 7.3 a week'],
      },
    },
  ),
  cone: inGroove(
    'cone',
    { touched: 'ArrowRight', refused: 'End' },
    {
      range: instruments.cone.far,
      weight: 44,
      slips: {
        start: ['Plan for 1,922 sweet boxes in 6 weeks, ± 230', /between 1,692 and 2,152/, /114 growth \+ 150 for festivals = 1,922$/],
        next: [/in 7 weeks, ± \d+$/, /^8 times in 10/, / = [\d,]+$/],
        refused: ['Look 9 weeks ahead, not 12', /no forecast wider than 15%/, / = 3,890$/],
      },
    },
  ),
  scale: inGroove(
    'scale',
    { touched: 'ArrowRight', refused: 'End' },
    {
      range: 'Days to Diwali',
      weight: 32,
      slips: {
        start: ['Order 216 today', '288 + 24 for a day to spare − 96 = 216.', '24 a day × 12 days + 24 to spare − 96 in the shop = 216'],
        next: ['Order 240 today', '312 + 24 for a day to spare − 96 = 240.', '24 a day × 13 days + 24 to spare − 96 in the shop = 240'],
        refused: ['Order 300 today', 'You need 408. Your limit is 300.', '24 a day × 20 days + 24 to spare − 96 in the shop = 408'],
      },
    },
  ),
  'reorder-line': inGroove(
    'reorder-line',
    { touched: 'ArrowUp', refused: 'End' },
    {
      range: 'Order when so many are left',
      weight: 44,
      slips: {
        start: ['Order when 60 are left', /^It costs you \d+ sales in 60\u00a0days, ₹[\d,]+\. At the model’s 93 you lose none\.$/, model],
        next: ['Order when 65 are left', /^It costs you \d+ sales/, model],
        refused: ['Order when 160 are left', 'Your stockroom holds 400: the line stops at 160.', model],
      },
    },
  ),
  gates: inGroove(
    'gates',
    { touched: 'ArrowLeft', refused: 'End' },
    {
      range: 'Lowest price',
      weight: 44,
      slips: {
        start: [
          'Let it move: +8.7% margin',
          'At 21:00 it wanted ₹1,565. Your highest price is ₹1,499, so it stopped there.',
          '₹37,85,577 revenue − 2,933 × ₹820 cost = ₹13,80,517',
        ],
        next: [/^Let it move: \+[\d.]+% margin$/, /Your highest price is ₹1,499, so it stopped there\.$/, /= ₹[\d,]+$/],
        refused: [/^Stay put\. Moving: −[\d.]+%$/, /Your highest price is ₹1,499, so it stopped there\.$/, /= ₹[\d,]+$/],
      },
    },
  ),
};
