import { afterAll, beforeAll } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { contactForm, texts } from '../../support/browser/contact-form.ts';
import { startStaticHost } from '../../support/browser/static-host.ts';
import { builtFolder } from '../../support/built-site/built-site.ts';
import { failures } from '../../support/content/chat-words.ts';

let host: Awaited<ReturnType<typeof startStaticHost>>;
beforeAll(async () => {
  host = await startStaticHost(builtFolder);
});
afterAll(() => host.close());

test('a static host serves the whole site, and form and assistant show that they fail', async ({ open, complaints }) => {
  const page = await open('/contact', { baseURL: host.origin });
  const form = contactForm(page);
  await form.fill();
  await form.button.click();
  const alert = form.alert(texts.failed);
  await alert.waitFor();
  for (const way of [/\+\d[\d\s]{8,}/, /\w@\w/]) expect(await alert.textContent()).toMatch(way);

  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('What does dynamic pricing do?');
  await chat.panel.getByText(failures.other).waitFor();
  expect(await chat.person.getAttribute('href')).toMatch(/^\/contact\b/);

  await page.goto(`${host.origin}/search?q=pricing`);
  await page
    .getByRole('link', { name: /Dynamic Pricing/ })
    .first()
    .waitFor();
  // A report may still be pending. The only errors are refused requests.
  await page.close();
  expect(complaints.splice(0).filter((complaint) => !/the server responded with a status of 40[45]/.test(complaint))).toEqual([]);
});
