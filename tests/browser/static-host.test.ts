import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { chatPanel } from '../support/chat-panel.ts';
import { failures } from '../support/chat-words.ts';
import { contactForm, texts } from '../support/contact-form.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** What any static host does: files, `.html` added, a page for the unknown, and nothing to post to. */
const host = createServer((request, response) => {
  const { pathname } = new URL(request.url as string, 'http://host');
  const path = pathname === '/' ? '/index' : pathname;
  const file = [path, `${path}.html`].map((name) => join('dist/site', name)).find((name) => extname(name) && existsSync(name));
  response.writeHead(request.method === 'POST' ? 405 : file ? 200 : 404, {
    'Content-Type': types[extname(file ?? '.html')] ?? 'font/woff2',
  });
  response.end(request.method === 'POST' ? 'Method Not Allowed' : readFileSync(file ?? 'dist/site/404.html'));
});
let baseURL: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  baseURL = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => void host.close());

test('plain files on any host are the whole site, and form and assistant say that they reach nobody', async ({ open, complaints }) => {
  const page = await open('/contact', { baseURL });
  const form = contactForm(page);
  await form.fill();
  await form.button.click();
  const alert = form.alert(texts.failed);
  await alert.waitFor();
  expect(await alert.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0]))).toEqual([
    'tel',
    'mailto',
  ]);

  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('What does dynamic pricing do?');
  await chat.panel.getByText(failures.other).waitFor();
  expect(await chat.person.getAttribute('href')).toMatch(/^\/contact\b/);

  await page.goto(`${baseURL}/search?q=pricing`);
  await page
    .getByRole('link', { name: /Dynamic Pricing/ })
    .first()
    .waitFor();
  // Refused posts are all that there is to complain of.
  expect(complaints.splice(0).filter((complaint) => !/the server responded with a status of 40[45]/.test(complaint))).toEqual([]);
});
