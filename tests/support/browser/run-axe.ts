import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** All rules, and target size (WCAG 2.2, 2.5.8: 24 px), which axe disables by default. */
const rules: RunOptions['rules'] = { 'target-size': { enabled: true } };

/** Rules whose result may depend on the viewport's width. */
export const changesWithWidth = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'link-in-text-block',
  'button-name',
  'link-name',
] as const;

/** A viewport in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

interface AxeChecks {
  /** Rules that do not fit the page's state. */
  except?: readonly string[];
  /** Rules to check; all if left out. */
  only?: readonly string[];
  /** Selector of the changed part; every-page.test.ts checks the rest. */
  within?: string;
}

/**
 * Checks the current page with axe-core.
 * @returns one line per violation: the rule, the element, the fix
 */
export async function axeViolations(page: Page, { except = [], only, within = ':root' }: AxeChecks = {}): Promise<string[]> {
  // Evaluated from outside the page, so that its security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([part, options]) =>
      (window as unknown as { axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> } }).axe.run(part, options),
    [
      within,
      {
        resultTypes: ['violations'],
        // Styles are inline, and nothing plays automatically.
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
 * Checks a state in each of these viewports; in the short form only in the last one. The page keeps the last viewport.
 * @returns one line per violation, with the width
 */
export async function axeInWindows(page: Page, windows: readonly Size[], checks: AxeChecks = {}): Promise<string[]> {
  const found: string[] = [];
  for (const size of process.env.LONG ? windows : windows.slice(-1)) {
    await page.setViewportSize(size);
    found.push(...(await axeViolations(page, checks)).map((line) => `at ${size.width} px: ${line}`));
  }
  return found;
}
