import { describe } from 'vitest';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { contactForm, words as formWords, letter } from '../../support/browser/contact-form.ts';
import { screenReader } from '../../support/browser/screen-reader.ts';
import { chatWords } from '../../support/content/chat-words.ts';
import { content } from '../../support/content/site-routes.ts';

const { labels } = formWords;
const still = { reducedMotion: 'reduce' } as const;

/* Visits by keyboard with screen reader output. calculator, instruments and people-and-documents.test.ts have their own. */
describe('by keyboard and screen reader', () => {
  test('a visitor finds a service and sends a message about it', async ({ open }) => {
    const page = await open('/', still);
    const reader = await screenReader(page);
    expect(await reader.goTo('button "Services pages"')).toContain('expanded=true');
    await reader.goTo('link "Dynamic Pricing"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services/dynamic-pricing');

    const { heading } = content.services.find(({ slug }) => slug === 'dynamic-pricing') ?? {};
    // The first focus stop is the link that skips the menu.
    await reader.goTo('link "Skip to the content"', 'Tab', 1);
    await page.keyboard.press('Enter');
    expect(await reader.under('h1')).toEqual([expect.stringContaining(`heading "${heading}`)]);
    await reader.goTo('link "Get Started"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');

    const form = contactForm(page);
    await reader.goTo('link "Skip to the content"', 'Tab', 1);
    await page.keyboard.press('Enter');
    expect(await reader.goTo(`textbox "${labels.name}`)).toContain('required=true');
    await page.keyboard.type(letter.name);
    expect(await reader.goTo(`textbox "${labels.email}`, 'Tab', 1)).toContain('required=true');
    await page.keyboard.type('asha');
    expect(await reader.goTo(`textbox "${labels.phone}`, 'Tab', 1)).not.toContain('required');
    expect(await reader.goTo(`textbox "${labels.message}`, 'Tab', 1)).toContain('required=true');
    await page.keyboard.type('Bread');
    await reader.goTo(`button "${formWords.button}"`, 'Tab', 1);
    await page.keyboard.press('Enter');

    // The summary names the mistake and links to its field, which is marked invalid.
    await form.alert('Please enter a valid email address').waitFor();
    await reader.goTo(`link "${formWords.errors.emailShape}"`, 'Tab', 1);
    await page.keyboard.press('Enter');
    expect(await reader.focused()).toMatch(new RegExp(`^textbox "${labels.email}.*invalid=true`));
    await page.keyboard.press('End');
    await page.keyboard.type('@shop.example');
    await reader.goTo(`button "${formWords.button}"`);
    await page.keyboard.press('Enter');
    await form.sent.waitFor();
    await expect.poll(reader.focused).toMatch(/^status/);
  });

  test('a visitor asks the assistant and gets links', async ({ open }) => {
    const page = await open('/contact/receipt', { ...still, viewport: phone });
    const reader = await screenReader(page);
    const launcher = await reader.goTo(`link "${chatWords.name}"`).catch(() => reader.goTo(`button "${chatWords.name}"`));
    expect(launcher).toContain(chatWords.name);
    await page.keyboard.press('Enter');
    await expect.poll(reader.focused).toMatch(new RegExp(`^textbox "${chatWords.labels.question}"`));
    await page.keyboard.type('Which guarantees do you give for prices');
    await page.keyboard.press('Enter');
    const log = page.getByRole('dialog', { name: chatWords.name }).getByRole('listitem');
    await expect.poll(() => log.getByRole('link').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(reader.focused).toMatch(new RegExp(`^button "${chatWords.name}"`));
  });
});
