import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** All rules, and the size of targets (WCAG 2.2, 2.5.8: 24 px), which axe leaves out by default. */
const rules: RunOptions['rules'] = { 'target-size': { enabled: true } };

/** What a window of another width can break, where the page's structure was checked in one. */
export const changesWithWidth = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'link-in-text-block',
  'button-name',
  'link-name',
] as const;

/** A window's size in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

interface AxeChecks {
  /** Rules that do not fit the page's state. */
  except?: readonly string[];
  /** These rules alone. */
  only?: readonly string[];
  /** Selector of the part that has changed; the rest of each page as it arrives is every-page.test.ts's. */
  within?: string;
}

/**
 * Checks the page as it stands with axe-core.
 * @returns one line for each violation: the rule, the element, what to do
 */
export async function axeViolations(page: Page, { except = [], only, within = ':root' }: AxeChecks = {}): Promise<string[]> {
  // Evaluated from outside the page, so that its security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([part, given]) =>
      (window as unknown as { axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> } }).axe.run(part, given),
    [
      within,
      {
        resultTypes: ['violations'],
        // Styles are in the page; nothing plays by itself.
        preload: false,
        ...(only ? { runOnly: [...only] } : { rules: { ...rules, ...Object.fromEntries(except.map((id) => [id, { enabled: false }])) } }),
      },
    ] satisfies [string, RunOptions],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Checks a state that a touch has made, in each of these windows; in short in the last alone, since every page and every other fact is seen in the others.
 * Leaves the page in the last.
 * @returns one line for each violation, with the width in which it is
 */
export async function axeInWindows(page: Page, windows: readonly Size[], checks: AxeChecks = {}): Promise<string[]> {
  const found: string[] = [];
  for (const size of process.env.LONG ? windows : windows.slice(-1)) {
    await page.setViewportSize(size);
    found.push(...(await axeViolations(page, checks)).map((line) => `at ${size.width} px: ${line}`));
  }
  return found;
}
