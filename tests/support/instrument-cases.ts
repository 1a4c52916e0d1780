import type { Page } from 'playwright-core';
import type { instrumentPages } from '../../server/measurement/known-events.ts';
import { instrument } from './instrument.ts';
import { content } from './site-routes.ts';

const { instruments } = content;

/** What the model of the reorder line says, wherever the line is. */
const model = 'The model: 24 a day × 5 days + spare (1.65 × 7.5 × root of 5) = 148';

/** How a visitor moves it and how a limit of the shop's refuses them; for those with a weight in a groove, where that is and what their slips say. */
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
    touched: (page) => page.getByRole('checkbox', { name: 'Tote' }).click(),
    refused: async (page) => {
      for (const { name } of instruments.shelf.goods) await page.getByRole('checkbox', { name, exact: true }).setChecked(true);
    },
  },
  record: {
    touched: (page) => page.getByRole('radio', { name: 'Can I send it back?' }).check(),
    refused: async (page) => {
      await page.getByRole('radio', { name: 'Farah' }).check();
      await page.getByRole('radio', { name: 'I want my money back.' }).check();
    },
  },
  window: {
    touched: (page) => page.getByRole('checkbox', { name: 'bought a dress' }).uncheck(),
    refused: (page) => page.getByRole('checkbox', { name: instruments.window.ownPrice }).check(),
  },
  cone: {
    touched: (page) => page.getByRole('slider', { name: instruments.cone.far }).press('ArrowRight'),
    refused: (page) => page.getByRole('slider', { name: instruments.cone.far }).press('End'),
  },
  scale: inGroove(
    'scale',
    { touched: 'ArrowRight', refused: 'End' },
    {
      range: 'Days to the festival',
      weight: 32,
      slips: {
        start: ['Order 240 by Friday', 'They will run out before the festival.', '24 a day × 12 days − 48 in the shop = 240'],
        next: ['Order 264 by Friday', 'They will run out before the festival.', '24 a day × 13 days − 48 in the shop = 264'],
        refused: ['Order 300 by Friday', 'Your limit is 300: 132 are short.', '24 a day × 20 days − 48 in the shop = 432'],
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
        start: ['Order when 60 are left', /^The shelf is empty on \d+ of 60 days, and \d+ sales are lost\.$/, model],
        next: ['Order when 65 are left', /^The shelf is empty on \d+/, model],
        refused: ['Order when 220 are left', 'Your stockroom holds 460: the line stays at 220.', model],
      },
    },
  ),
  gates: inGroove(
    'gates',
    { touched: 'ArrowLeft', refused: 'Home' },
    {
      range: 'Ceiling price',
      weight: 44,
      slips: {
        start: [
          'Let it move: +1.2% margin',
          'At 20:00 it wanted 1,565. Your ceiling is 1,499: it stays there.',
          '3,313,248 taken in − 2,473 × 820 to buy = 1,285,388',
        ],
        next: [/^Let it move: \+[\d.]+% margin$/, /Your ceiling is 1,489: it stays there\.$/, /= [\d,]+$/],
        refused: [/^Stay at 1,349: moving gives −[\d.]+%$/, /Your ceiling is 1,099: it stays there\.$/, /= [\d,]+$/],
      },
    },
  ),
};
