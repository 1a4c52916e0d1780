import type { Page, Request } from 'playwright-core';
import { enquiryFields, type FieldName } from '../../../content/enquiry-fields.ts';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import type { Draft } from '../../../site/src/contact/draft.ts';
import { content } from '../content/site-routes.ts';
import { expect } from './browser-test.ts';

export const words = content.pages.contact.form;

/** A filled-in form. */
export const letter = {
  name: 'Asha Rao',
  email: 'asha@shop.example',
  message: 'We sell furniture from two warehouses.\nThe same twelve items keep running out.',
} as const;

/** Texts of the specification (sections 4, 5 and 8), repeated so that a changed text fails the tests. */
export const texts = {
  required: 'Please fill in all required fields',
  email: 'Please enter a valid email address',
  failed: 'Failed to send message. Please try again later.',
  sending: 'Sending...',
} as const;

/** Page object of the contact form. */
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
    /** Waits for hydration, which a touch or a key in the form starts. */
    live: () => page.locator('astro-island[ssr][component-export=ContactForm]').waitFor({ state: 'detached' }),
    alert: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    async fill(values: Partial<Record<'name' | 'email' | 'phone' | 'message', string>> = letter) {
      for (const [field, value] of Object.entries(values)) await form[field as keyof typeof values].fill(value);
    },
    /** Values of the fields, which are hidden once the message is sent. */
    async values() {
      const [name, email, phone, message] = await Promise.all(
        (['name', 'email', 'phone', 'message'] as const).map((field) => page.locator(`#${enquiryFields[field].control}`).inputValue()),
      );
      return { name, email, phone, message };
    },
    /** Reference shown after sending. */
    reference: async () => (await form.sent.textContent())?.match(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/)?.[0],
  };
  return form;
}

/** Request body, as the e-mail service parses it. */
interface SentBody {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

/** Scripted response of the e-mail service: a status, or none. */
type ServiceResponse = number | 'silent';

/**
 * Stands in for a failing e-mail service.
 * @param answers one per request; the last one repeats
 * @returns the request bodies so far
 */
export async function answerSends(page: Page, answers: readonly ServiceResponse[]): Promise<SentBody[]> {
  const bodies: SentBody[] = [];
  await page.route(`**${emailPaths.send}`, async (route) => {
    const answer = answers[Math.min(bodies.length, answers.length - 1)];
    bodies.push(bodyOf(route.request()));
    if (answer !== 'silent') await route.fulfill({ status: answer, contentType: 'text/plain', body: answer === 200 ? 'OK' : 'No' });
  });
  return bodies;
}

/** Records the bodies of requests to the real server. */
export function listenToSends(page: Page): SentBody[] {
  const bodies: SentBody[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(emailPaths.send)) bodies.push(bodyOf(request));
  });
  return bodies;
}

const bodyOf = (request: Request): SentBody => request.postDataJSON();

/** Waits for the browser's message about a failed request, and removes it from the complaints. It may come after the error is shown. */
export async function expectFailedRequest(complaints: string[], text: string): Promise<void> {
  const place = () => complaints.findIndex((complaint) => complaint.includes(`Failed to load resource: ${text}`));
  await expect.poll(place, { message: `the browser's report of "${text}"` }).toBeGreaterThanOrEqual(0);
  complaints.splice(place(), 1);
}

/** The draft in the browser's storage. */
export const storedDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('enquiry-draft') ?? 'null')) as Promise<Draft | null>;
