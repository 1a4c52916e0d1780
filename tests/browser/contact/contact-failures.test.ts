import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { answerSends, contactForm, expectFailedRequest, letter, storedDraft, texts } from '../../support/browser/contact-form.ts';

/** Returns the events in the tag manager's data layer, except that the form was started. */
const reported = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event?: string; action?: string }[] }).dataLayer?.filter(
      (entry) => entry.event && entry.action !== 'started',
    ),
  );
const failed = (label: string) => ({ event: 'custom_event', category: 'enquiry', action: 'failed', label });

/** Fills in the form and fails to send it. */
async function failToSend(page: Page) {
  const form = contactForm(page);
  await form.fill();
  await form.button.click();
  await form.alert(texts.failed).waitFor();
  return form;
}

describe('a message that could not be sent shows an error, is kept, and is reported', () => {
  test('after each error status', async ({ open, complaints }) => {
    const statuses = process.env.LONG ? [400, 403, 413, 429, 451, 500, 503] : [400, 429, 503];
    // The data layer exists before the page's script.
    const before = (opened: Page) => opened.addInitScript(() => Object.assign(window, { dataLayer: [{ event: 'earlier' }] }));
    const page = await open('/contact', { before });
    await answerSends(page, statuses);
    const form = contactForm(page);
    await form.fill();
    for (const [place, status] of statuses.entries()) {
      await form.button.click();
      await expectFailedRequest(complaints, `the server responded with a status of ${status}`);
      const alert = form.alert(texts.failed);
      await alert.waitFor();
      expect(await alert.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(140, 45, 27)');
      await expect.poll(() => alert.evaluate((element) => element === document.activeElement), { message: `${status}` }).toBe(true);
      expect(await form.values(), `kept after ${status}`).toEqual({ ...letter, phone: '' });
      expect(await form.button.isEnabled()).toBe(true);
      expect(await form.message.isEditable()).toBe(true);
      await expect
        .poll(() => reported(page))
        .toEqual([{ event: 'earlier' }, ...statuses.slice(0, place + 1).map((earlier) => failed(String(earlier)))]);
    }
  });

  test('without a network, and is sent once the network is back', async ({ open, complaints }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await form.fill();
    await form.live();
    await page.context().setOffline(true);
    await form.button.click();
    await form.alert(texts.failed).waitFor();
    await expectFailedRequest(complaints, 'net::ERR_INTERNET_DISCONNECTED');
    expect(await reported(page)).toEqual([failed('0')]);
    await page.context().setOffline(false);
    // Other requests of the browser, such as prerendering, failed as well.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED')));
    await form.button.click();
    await form.sent.waitFor();
    expect(await form.alert(texts.failed).isVisible()).toBe(false);
  });

  test('without an answer within 30 seconds', async ({ open }) => {
    const page = await open('/contact', { before: (opened) => opened.clock.install() });
    await answerSends(page, ['silent']);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sending.waitFor();
    // The clock also runs by itself.
    await page.clock.runFor(20_000);
    expect(await form.sending.isVisible()).toBe(true);
    await page.clock.runFor(10_000);
    await form.alert(texts.failed).waitFor();
    expect(await reported(page)).toEqual([failed('0')]);
  });
});

// site/src/contact/draft.test.ts checks that changed words get a new reference.
test('a retry keeps its reference, and gets a new one after a conflict', async ({ open, complaints }) => {
  const page = await open('/contact');
  const sends = await answerSends(page, [500, 409, 200]);
  const form = await failToSend(page);
  await form.button.click();
  await expect.poll(() => sends.length).toBe(2);
  await form.alert(texts.failed).waitFor();
  await form.button.click();
  await form.sent.waitFor();
  const [first, second, third] = sends.map((send) => send.template_params);
  expect(second).toEqual(first);
  expect(third?.message).toBe(first?.message);
  expect(third?.reference).not.toBe(first?.reference);
  expect(await form.reference()).toBe(third?.reference);
  await expectFailedRequest(complaints, 'the server responded with a status of 500');
  await expectFailedRequest(complaints, 'the server responded with a status of 409');
});

test('a message whose response was lost is stored once after a retry', async ({ open, complaints }) => {
  const page = await open('/contact');
  const answers: number[] = [];
  await page.route('**/api/v1.0/email/send', async (route) => {
    const answer = await route.fetch();
    answers.push(answer.status());
    if (answers.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  const form = await failToSend(page);
  await expectFailedRequest(complaints, 'net::ERR_CONNECTION_RESET');
  await form.button.click();
  await form.sent.waitFor();
  expect(answers).toEqual([200, 200]);
  expect(await storedDraft(page)).toBe(null);
});
