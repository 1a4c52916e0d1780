import type { Page } from 'playwright-core';

/**
 * Holds matching requests of a page.
 * @returns function that releases the requests
 */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
