import { describe } from 'vitest';
import { messageParameter } from '../../../shared/api/contact-link.ts';
import { controlNames } from '../../../shared/api/enquiry.ts';
import { drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { contactForm, letter, listenToSends, storedDraft, texts, words } from '../../support/browser/contact-form.ts';
import { content } from '../../support/content/site-routes.ts';

const { agency } = content;
const empty = { name: '', email: '', phone: '', message: '' };

describe('a message that is sent', () => {
  test('is confirmed in place of the form with a receipt, and the next has a new reference', async ({ open }) => {
    const page = await open('/contact', { viewport: phone, hasTouch: true });
    const form = contactForm(page);
    const sends = listenToSends(page);
    await form.email.tap();
    await form.live();
    await form.fill({ ...letter, phone: '+91 98200 00000' });
    await form.button.tap();
    await form.sent.waitFor();
    expect(sends[0]?.template_params.phone_number).toBe('+91 98200 00000');
    expect(await form.sent.textContent(), 'when a person answers').toContain(words.sent.text);
    expect(await form.values(), 'the form is empty').toEqual(empty);
    expect(await form.name.isVisible()).toBe(false);
    const reference = await form.reference();
    expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const { background, colour } = await form.sent.evaluate((element) => {
      const style = getComputedStyle(element);
      return { background: style.backgroundColor, colour: style.color };
    });
    expect({ background, colour }).toEqual({ background: 'rgb(223, 234, 224)', colour: 'rgb(14, 75, 58)' });
    const fields = page.locator('main form :is(input:not([type=hidden]), textarea)');
    expect(await fields.evaluateAll((all) => all.map((control) => (control as HTMLInputElement).value))).toEqual(
      [...controlNames, 'trap'].map(() => ''),
    );
    expect(await page.locator('main form button').isEnabled()).toBe(true);
    await expect.poll(() => storedDraft(page)).toBe(null);

    // A prepared message shows the form again.
    await page.evaluate((hash) => location.assign(hash), `#${messageParameter}=We+sell+lamps.`);
    await form.message.waitFor();
    expect(await form.message.inputValue()).toBe('We sell lamps.');
    await form.fill({ ...letter, message: 'The second.' });
    await form.button.click();
    await form.sent.waitFor();
    const second = await form.reference();
    expect(second).not.toBe(reference);

    await page.getByRole('link', { name: 'Follow your message' }).click();
    await page.waitForURL(`**/contact/receipt?reference=${second}`);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('heading', { level: 1, name: 'Your message is stored with us' }).isVisible();
      })
      .toBe(true);
    expect(await page.getByText(letter.email).count(), 'nothing personal').toBe(0);
  });

  test('goes out in the shape of the public e-mail API', async ({ open }) => {
    const page = await open('/contact');
    const sends = listenToSends(page);
    const form = contactForm(page);
    await form.fill({ name: ' Asha Rao ', email: ' asha@shop.example', message: letter.message });
    await form.button.click();
    await form.sent.waitFor();
    expect(sends).toEqual([
      {
        lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        user_id: 'site',
        service_id: 'site',
        template_id: 'enquiry',
        template_params: {
          to_email: agency.email.address,
          to_name: agency.name,
          ...Object.fromEntries(controlNames.map((name) => [name, 'Not provided'])),
          from_name: 'Asha Rao',
          from_email: 'asha@shop.example',
          message: letter.message,
          reply_to: 'asha@shop.example',
          reference: await form.reference(),
          subject_line: '',
        },
      },
    ]);
  });
});

describe('while a message is on its way', () => {
  test('a double click or repeated Enter sends it once', async ({ open }) => {
    const page = await open('/contact');
    const sends = listenToSends(page);
    const form = contactForm(page);
    await form.fill();
    // Both clicks run in one task, before React can disable the button.
    await form.button.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await form.sent.waitFor();
    expect(sends).toHaveLength(1);
    await page.getByRole('link', { name: words.sent.again }).click();
    await form.fill();
    await form.email.focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
    await form.sent.waitFor();
    expect(sends).toHaveLength(2);
  });
});

test('a second click after the answer shows no error', async ({ open }) => {
  const page = await open('/contact');
  const form = contactForm(page);
  await form.fill();
  await form.live();
  // Submit in the task in which the form is reset, as a queued second click does.
  await page.evaluate(() => {
    const element = document.querySelector('form');
    element?.addEventListener('reset', () => queueMicrotask(() => element.requestSubmit()), { once: true });
  });
  await form.button.click();
  await form.sent.waitFor();
  await drawn(page);
  expect(await form.alert(texts.required).isVisible()).toBe(false);
});
