import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { routes } from '../../../content/routes.ts';
import { contactLink } from '../../../shared/api/contact-link.ts';
import { expect, measured, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { contactForm, words } from '../../support/browser/contact-form.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { mainMenu } from '../../support/browser/main-menu.ts';
import { pageScripts } from '../../support/browser/page-scripts.ts';
import { hidePage, oneView, openSeen, settled } from '../../support/browser/reports.ts';
import { content } from '../../support/content/site-routes.ts';

describe('a page view', () => {
  test('reports its route and path', async ({ open, complaints }) => {
    const known = routes(content);
    const exampleOf = (route: string) => known.find(({ pattern }) => pattern === route)?.path ?? '';
    const views = [
      ...(process.env.LONG ? ['/', '/case-studies/[clientId]', '/resources/category/[category]'] : ['/case-studies/[clientId]']).map(
        (route) => [exampleOf(route), route] as const,
      ),
      ['/case-studies/nobody', '/404'],
    ] as const;
    const { page, seen } = await openSeen(open, '/privacy');
    await oneView(seen);
    for (const [place, [path, route]] of views.entries()) {
      await page.goto(path);
      await expect.poll(() => seen.of('view').length, { message: path }).toBe(place + 2);
      expect(seen.of('view').at(-1)).toEqual({ route, path, referrer: '' });
    }
    await settled(page);
    // A page that was left may report its vitals; nothing else is sent.
    expect(new Set(seen.reports.map(({ kind }) => kind))).toEqual(new Set(['view', ...(seen.of('vitals').length > 0 ? ['vitals'] : [])]));
    expect(complaints.splice(0).every((line) => line.includes('status of 404'))).toBe(true);
  });

  test('is sent after loading, stores nothing, and names the host of a linking site', async ({ open }) => {
    const { page, seen } = await openSeen(open, '/');
    await oneView(seen);
    expect(seen.scripts).toEqual(['/_assets/measure.js', '/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']);
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /_vercel|measure/.test(name) && startTime < (navigation?.loadEventStart ?? 0));
    });
    expect(early).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    await mainMenu(page).link('Contact').click();
    await page.waitForURL('**/contact');
    await expect.poll(() => seen.of('view')).toHaveLength(2);
    expect(seen.of('view')[1]).toEqual({ route: '/contact', path: '/contact', referrer: '' });
    await page.addInitScript(() => Object.defineProperty(document, 'referrer', { get: () => 'https://search.example/find?q=me' }));
    await page.goto('/about');
    await expect.poll(() => seen.of('view')).toHaveLength(3);
    expect(seen.of('view')[2]?.referrer).toBe('search.example');
  });

  test('of a prerendered page is sent when the page is shown, not before', async ({ open }) => {
    const { page, seen } = await openSeen(open, '/services', {
      before: (it: Page) => it.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) })),
    });
    await settled(page);
    expect([...seen.reports, ...seen.scripts]).toEqual([]);
    await page.evaluate(() => {
      Object.assign(window, { isShown: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await oneView(seen);
    expect(seen.of('view')[0]?.path).toBe('/services');
  });
});

describe('an event is sent, without the visitor’s words:', () => {
  test('once when an enquiry is begun, even early, and once when it is sent', async ({ open }) => {
    const { page, seen } = await openSeen(open, '/contact');
    const release = await holdRequests(page, pageScripts);
    const form = contactForm(page);
    await form.name.fill('Asha');
    release();
    await expect.poll(() => seen.of('event')).toEqual([{ category: 'enquiry', action: 'started', label: '' }]);
    // A restored draft was begun, and counted, earlier.
    await page.reload();
    await page.getByText(words.restored).waitFor();
    expect(await form.name.inputValue()).toBe('Asha');
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
    await expect
      .poll(() => seen.of('event'))
      .toEqual([
        { category: 'enquiry', action: 'started', label: '' },
        { category: 'enquiry', action: 'sent', label: '' },
      ]);
    await page.getByRole('link', { name: words.sent.again }).click();
    await form.name.focus();
    await form.live();
    await form.name.fill('Asha');
    await expect.poll(() => seen.of('event').map(({ action }) => action)).toEqual(['started', 'sent', 'started']);
    expect(JSON.stringify(seen.reports)).not.toMatch(/Asha|sofa|furniture/);
  });

  test('when the visitor edits a message that the link began', async ({ open }) => {
    const { page, seen } = await openSeen(open, contactLink('We sell sofas.'));
    const form = contactForm(page);
    await form.live();
    await settled(page);
    expect(seen.of('event')).toEqual([]);
    await form.name.fill('Asha');
    await expect.poll(() => seen.of('event')).toEqual([{ category: 'enquiry', action: 'started', label: '' }]);
  });

  test('when the assistant is opened, and when it has no answer', async ({ open }) => {
    const { page, seen } = await openSeen(open, '/');
    const chat = chatPanel(page);
    await chat.open();
    await expect.poll(() => seen.of('event')).toEqual([{ category: 'assistant', action: 'opened', label: '' }]);
    await chat.ask('What does dynamic pricing do?');
    await expect.poll(() => chat.items.count()).toBe(2);
    await chat.ask('Which elephant won the chess tournament in 1974?');
    await expect.poll(() => seen.of('event').at(-1)).toEqual({ category: 'assistant', action: 'unanswered', label: '' });
    expect(seen.of('event')).toHaveLength(2);
    expect(JSON.stringify(seen.reports)).not.toContain('elephant');
  });

  test('when a document is downloaded, with its name', async ({ open }) => {
    const { page, seen } = await openSeen(open, '/about');
    await oneView(seen);
    await page.evaluate(() => {
      const links = ['/documents/six-shops.pdf', '/documents/', '/llms.txt', 'https://elsewhere.example/documents/x.pdf'];
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', links.map((href) => `<a href="${href}">Get <b>${href}</b></a>`).join(' '));
      // The page must stay open until the test ends.
      document.addEventListener('click', (event) => event.preventDefault());
    });
    for (const link of await page.locator('main a:has(b)').all()) await link.locator('b').click();
    await expect.poll(() => seen.of('event')).toEqual([{ category: 'document', action: 'downloaded', label: 'six-shops.pdf' }]);
  });
});

describe('a browser that refuses measurement loads no script for it and sends nothing:', () => {
  const signals: Record<string, () => void> = {
    'Global Privacy Control': () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
  };
  for (const [name, signal] of Object.entries(signals))
    test(name, async ({ open }) => {
      const { page, seen } = await openSeen(open, '/contact', { before: (it) => it.addInitScript(signal) });
      // All reports check both signals in one function, so one full visit is enough.
      if (name === 'Do Not Track') {
        const form = contactForm(page);
        await form.fill();
        await form.button.click();
        await form.sent.waitFor();
      }
      await settled(page);
      await hidePage(page);
      await settled(page);
      expect([...seen.scripts, ...seen.reports]).toEqual([]);
    });
});

// A library reports its own script that fails to load. static-host.test.ts tests a host without our server.
test('a script that fails to load logs one line, and the page still works', async ({ open, complaints }) => {
  const lines: string[] = [];
  const page = await open('/contact', {
    ...measured,
    before: async (it) => {
      it.on('console', (message) => message.type() !== 'error' && lines.push(message.text()));
      await it.route('**/_assets/measure.*.js', (route) => route.abort());
    },
  });
  await expect.poll(() => lines).toEqual(['Measurement failed.']);
  const form = contactForm(page);
  await form.fill();
  await form.button.click();
  await form.sent.waitFor();
  expect(lines).toHaveLength(1);
  // The browser logs the failed file itself.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('the tag manager’s data layer begins with everything denied', async ({ read }) => {
  const page = await read('/');
  const [first] = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => ({
      kind: Object.prototype.toString.call(entry),
      entry: Array.from(entry),
    })),
  );
  expect(first).toEqual({
    kind: '[object Arguments]',
    entry: [
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ],
  });
  expect(await page.content()).not.toMatch(/googletagmanager|privacy-choices|consent-heading/);
});
