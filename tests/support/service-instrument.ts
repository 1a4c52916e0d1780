import type { Locator, Page } from 'playwright-core';
import { loadContent } from '../../content/load.ts';
import { instrumentPages as pages } from '../../server/measurement/known-events.ts';

const { instruments } = loadContent();
export const words = instruments;

const { shelf, record, window, cone } = pages;
/** The pages of four services, by the name of the instrument that stands there. */
export const instrumentPages = { shelf, record, window, cone };
export type InstrumentName = keyof typeof instrumentPages;

/** An instrument as a visitor finds it. */
export function instrumentOn(page: Page, name: InstrumentName) {
  const part = page.locator(`[data-instrument="${name}"]`);
  return {
    part,
    field: part.locator('form'),
    /** Decision, reason and sum. */
    slip: part.locator('form > div:has(> p:nth-child(3):last-child)'),
    again: part.getByRole('button', { name: instruments.frame.again }),
    mine: part.getByRole('link', { name: instruments.frame.mine }),
    status: part.getByRole('status'),
  };
}

/** Scrolls to an instrument and waits until its script has it. */
export async function wakeInstrument(page: Page, name: InstrumentName) {
  const found = instrumentOn(page, name);
  await found.part.scrollIntoViewIfNeeded();
  await found.field.hover({ position: { x: 120, y: 8 } });
  await found.part.locator('[data-island]').waitFor({ state: 'detached' });
  return found;
}

/** The three lines of a slip. */
export const slipOf = (slip: Locator) => slip.locator('p').allTextContents();
