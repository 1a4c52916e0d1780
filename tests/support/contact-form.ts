import type { Page, Request } from 'playwright-core';
import type { FieldName } from '../../content/enquiry-fields.ts';
import { emailPaths } from '../../shared/api/enquiry.ts';
import { expect } from './browser-test.ts';
import { content } from './site-routes.ts';

export const words = content.pages.contact.form;

/** What a visitor writes. */
export const letter = {
  name: 'Asha Rao',
  email: 'asha@shop.example',
  message: 'We sell furniture from two warehouses.\nThe same twelve items keep running out.',
} as const;

/** The specification's own words (sections 4, 5 and 8), written out once more on purpose. */
export const texts = {
  required: 'Please fill in all required fields',
  email: 'Please enter a valid email address',
  failed: 'Failed to send message. Please try again later.',
  sending: 'Sending...',
} as const;

/** The message form as a visitor finds it. */
export function contactForm(page: Page) {
  const control = (name: FieldName) => page.getByRole('textbox', { name: words.labels[name] });
  const form = {
    name: control('name'),
    email: control('email'),
    phone: control('phone'),
    message: control('message'),
    button: page.getByRole('button', { name: words.button }),
    sending: page.getByRole('button', { name: texts.sending }),
    sent: page.getByRole('status').filter({ hasText: words.sent.heading }),
    /** Waits until React has taken the form over, as a touch or a key in it makes it do. */
    live: () => page.locator('[data-island*="/contact."]').waitFor({ state: 'detached' }),
    alert: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    async fill(values: Partial<Record<'name' | 'email' | 'phone' | 'message', string>> = letter) {
      for (const [field, value] of Object.entries(values)) await form[field as keyof typeof values].fill(value);
    },
    /** What stands in the form. */
    async values() {
      const [name, email, phone, message] = await Promise.all(
        [form.name, form.email, form.phone, form.message].map((it) => it.inputValue()),
      );
      return { name, email, phone, message };
    },
    /** The reference that the green message shows. */
    reference: async () => (await form.sent.textContent())?.match(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/)?.[0],
  };
  return form;
}

/** What the browser sent, as the e-mail service reads it. */
interface SentBody {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

/** How the e-mail service answers: with a status, with a broken line, or not at all. */
type Answer = number | 'broken' | 'silent';

/**
 * Stands in for the e-mail service where it has to fail.
 * @param answers one for each request; the last one stays
 * @returns what was sent so far
 */
export async function answerSends(page: Page, answers: readonly Answer[]): Promise<SentBody[]> {
  const bodies: SentBody[] = [];
  await page.route(`**${emailPaths.send}`, async (route) => {
    const answer = answers[Math.min(bodies.length, answers.length - 1)];
    bodies.push(bodyOf(route.request()));
    if (answer === 'broken') await route.abort('connectionreset');
    else if (answer !== 'silent') await route.fulfill({ status: answer, contentType: 'text/plain', body: answer === 200 ? 'OK' : 'No' });
  });
  return bodies;
}

/** Listens to what is sent to the real server. */
export function listenToSends(page: Page): SentBody[] {
  const bodies: SentBody[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(emailPaths.send)) bodies.push(bodyOf(request));
  });
  return bodies;
}

const bodyOf = (request: Request): SentBody => request.postDataJSON();

/** Takes the browser's own report of a failed request out of the complaints, once it is there: it may come after the answer is shown. */
export async function expectFailedRequest(complaints: string[], text: string): Promise<void> {
  const place = () => complaints.findIndex((complaint) => complaint.includes(`Failed to load resource: ${text}`));
  await expect.poll(place, { message: `the browser's report of "${text}"` }).toBeGreaterThanOrEqual(0);
  complaints.splice(place(), 1);
}

/** The draft as the browser keeps it. */
export const storedDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('enquiry-draft') ?? 'null')) as Promise<{
    values: Record<string, string>;
    reference: string;
    attempted: { reference: string } | null;
    savedAt: number;
  } | null>;
