import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, test } from '../support/browser-test.ts';
import {
  answerSends,
  contactForm,
  expectFailedRequest,
  letter,
  listenToSends,
  storedDraft,
  texts,
  words,
} from '../support/contact-form.ts';
import { storageFaults } from '../support/storage-faults.ts';

const whole = { ...letter, phone: '' };
const empty = { name: '', email: '', phone: '', message: '' };
const stored = (page: Page) => storedDraft(page).then((draft) => draft?.values.message);

/** Opens /contact once more in the same browser. */
async function secondTab(page: Page, path = '/contact') {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

/** A form with a draft in it. */
async function begun(open: (path: string) => Promise<Page>) {
  const page = await open('/contact');
  await contactForm(page).fill();
  await expect.poll(() => stored(page)).toBe(letter.message);
  return page;
}

/** Two of them that have the same draft. */
async function twoTabs(open: (path: string) => Promise<Page>) {
  const page = await begun(open);
  const other = await secondTab(page);
  await expect.poll(contactForm(other).values).toEqual(whole);
  return [page, other] as const;
}

describe('what was written comes back', () => {
  test('after a reload, in another tab, and after a look at another page; not after it was taken out again', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await form.fill();
    await form.live();
    await page.reload();
    await page.getByText(words.restored).waitFor();
    expect(await form.values(), 'after a reload').toEqual(whole);

    // Browsers restore nothing there by themselves.
    const other = await secondTab(page);
    await expect.poll(contactForm(other).values, { message: 'in another tab' }).toEqual(whole);
    await other.close();

    // Left before the draft was due.
    await form.message.fill('We sell sofas.');
    await page.goto('/services');
    expect(await stored(page)).toBe('We sell sofas.');
    await page.goto('/contact');
    await expect.poll(form.values, { message: 'after another page' }).toEqual({ ...whole, message: 'We sell sofas.' });
    await form.live();
    await form.fill(empty);
    await expect.poll(() => storedDraft(page)).toBe(null);
  });

  test.for(['after a failure and a reload', 'after a reload in the middle of sending'])(
    '%s, under the same reference',
    async (when, { open, complaints }) => {
      const page = await open('/contact');
      const sends = await answerSends(page, [when.includes('failure') ? 500 : 'silent', 200]);
      const form = contactForm(page);
      await form.fill();
      await form.button.click();
      if (when.includes('failure')) {
        await form.alert(texts.failed).waitFor();
        await expectFailedRequest(complaints, 'the server responded with a status of 500');
      } else await form.sending.waitFor();
      await page.reload();
      await page.getByText(words.unsure).waitFor();
      expect(await form.values()).toEqual(whole);
      expect(await form.message.isEditable()).toBe(true);
      await form.button.click();
      await form.sent.waitFor();
      expect(sends[1]?.template_params).toEqual(sends[0]?.template_params);
    },
  );

  test('not after it was sent', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
    const other = await secondTab(page);
    await drawn(other);
    expect(await contactForm(other).values()).toEqual(empty);
    expect(await storedDraft(other)).toBe(null);
  });
});

test('a draft is kept for a day: 23 hours later it comes back, more than a day after that it is gone, from the storage too', async ({
  open,
}) => {
  const page = await open('/contact', { before: (it) => it.clock.install({ time: Date.parse('2031-06-01T12:00:00Z') }) });
  await contactForm(page).fill();
  await page.clock.runFor(1_000);
  await expect.poll(() => stored(page)).toBe(letter.message);
  await page.clock.fastForward(23 * 3_600_000);
  await page.goto('/contact');
  await expect.poll(contactForm(page).values).toEqual(whole);
  await page.clock.fastForward(25 * 3_600_000);
  await page.goto('/contact');
  await expect.poll(() => storedDraft(page)).toBe(null);
  await expect.poll(contactForm(page).values).toEqual(empty);
});

test('a page that was prepared in the background shows the draft as it is when it is opened', async ({ open }) => {
  const writer = await open('/contact');
  await contactForm(writer).fill({ ...letter, message: 'We sell' });
  await expect.poll(() => stored(writer)).toBe('We sell');
  const page = await writer.context().newPage();
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) }));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(await contactForm(page).values()).toEqual(empty);
  await contactForm(writer).message.fill('We sell sofas.');
  await expect.poll(() => stored(writer)).toBe('We sell sofas.');
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => contactForm(page).message.inputValue()).toBe('We sell sofas.');
});

describe('without storage the form works all the same, where it is', () => {
  const send = async (page: Page) => {
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
  };

  test.for(Object.entries(storageFaults))('%s', async ([, fault], { open }) => {
    await send(await open('/contact', { before: (it) => it.addInitScript(fault) }));
  });

  // Each kind of spoilt draft: tests/unit/enquiry-draft.test.ts.
  test('corrupt', async ({ open }) => {
    // Where no script of the page's writes it over.
    const page = await open('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem('enquiry-draft', '{"values":{"from_name":1},"reference":"0000-0000-0000-0000","savedAt":1}'),
    );
    await page.goto('/contact');
    await drawn(page);
    expect(await contactForm(page).values()).toEqual(empty);
    await send(page);
  });
});

describe('two tabs', () => {
  test('send their own words, under references of their own: what one sends leaves what the other is writing, and its draft', async ({
    open,
  }) => {
    const page = await open('/contact');
    const other = await secondTab(page);
    const [one, two] = [contactForm(page), contactForm(other)];
    const [first, second] = [listenToSends(page), listenToSends(other)];
    await two.fill({ ...letter, message: 'From the second tab.' });
    await expect.poll(() => stored(other)).toBe('From the second tab.');
    await one.fill({ ...letter, message: 'From the first tab.' });
    await one.button.click();
    await one.sent.waitFor();
    expect(await two.message.inputValue()).toBe('From the second tab.');
    await expect.poll(() => stored(other)).toBe('From the second tab.');
    await two.button.click();
    await two.sent.waitFor();
    expect(first.map((send) => send.template_params.message)).toEqual(['From the first tab.']);
    expect(second.map((send) => send.template_params.message)).toEqual(['From the second tab.']);
    expect(await one.reference()).not.toBe(await two.reference());
    await expect.poll(() => storedDraft(page)).toBe(null);
  });

  test('with the same draft make one message of it', async ({ open }) => {
    const [page, other] = await twoTabs(open);
    const references: unknown[] = [];
    for (const tab of [page, other]) {
      const form = contactForm(tab);
      await form.button.click();
      await form.sent.waitFor();
      references.push(await form.reference());
    }
    expect(references[1]).toBe(references[0]);
    expect(await storedDraft(page)).toBe(null);
  });

  test('with the same draft, changed in one of them, make two', async ({ open }) => {
    const [page, other] = await twoTabs(open);
    await contactForm(other).message.fill('Something else.');
    for (const tab of [other, page]) {
      await contactForm(tab).button.click();
      await contactForm(tab).sent.waitFor();
    }
    expect(await contactForm(other).reference()).not.toBe(await contactForm(page).reference());
  });
});

describe('a message that comes with the address', () => {
  const prepared = 'I asked about going live.\nThe assistant said: 2-4 weeks & "more".';
  const address = `/contact#message=${encodeURIComponent(prepared)}`;

  test('stands in the form as text, no longer than a message may be, can be changed, and leaves the address', async ({ open }) => {
    const page = await open(`/contact#message=${encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(6000)}`)}`);
    const form = contactForm(page);
    await expect.poll(async () => (await form.message.inputValue()).length).toBe(5000);
    expect(await page.locator('form img').count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
    await form.message.fill('My own words.');
    await page.reload();
    await expect.poll(() => form.message.inputValue()).toBe('My own words.');
  });

  test('goes below a draft, which stays', async ({ open }) => {
    const page = await begun(open);
    const other = await secondTab(page, address);
    await expect.poll(() => contactForm(other).message.inputValue()).toBe(`${letter.message}\n\n${prepared}`);
  });

  test('arrives also while the page is open, before any touch and after', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    for (const text of ['The first.', 'The second.']) {
      await page.evaluate((it) => {
        location.hash = `message=${it}`;
      }, text);
      await expect.poll(() => form.message.inputValue()).toContain(text);
    }
    expect(await form.message.inputValue()).toBe('The first.\n\nThe second.');
  });
});
