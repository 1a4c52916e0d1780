import type { Page } from 'playwright-core';

/** Holds back what a page asks for at such addresses. @returns what lets it go */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
