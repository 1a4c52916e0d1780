import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, type OpenOptions, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel } from '../../support/browser/chat-panel.ts';
import { contactForm } from '../../support/browser/contact-form.ts';
import { instrument, instrumentPages } from '../../support/browser/instrument.ts';
import { instrumentCases } from '../../support/browser/instrument-cases.ts';
import { openSearch } from '../../support/browser/search-dialog.ts';

/** Changes a part of the page as Chrome's translation does: each text moves to a new node within two new elements. */
const translate = (part: Locator) =>
  part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('svg, textarea, style, script')) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    }
  });

/** Returns a part's visible text and the values of its fields. */
const wordsOf = (part: Locator) =>
  part.evaluate((root) => {
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    return [(root as HTMLElement).innerText.replace(/\s+/g, ' '), ...fields].join('\n');
  });

type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Performs steps on a translated and on an untranslated page, and compares their words after each step. */
async function compare(
  open: Open,
  path: string,
  {
    part,
    wake,
    steps,
  }: { part: (page: Page) => Locator; wake: (page: Page) => Promise<unknown>; steps: ((page: Page) => Promise<unknown>)[] },
) {
  const [plain, translated] = [await open(path), await open(path)];
  for (const page of [plain, translated]) await wake(page);
  const before = await wordsOf(part(plain));
  await translate(part(translated));
  for (const [place, step] of steps.entries()) {
    for (const page of [plain, translated]) {
      await step(page);
      await drawn(page);
    }
    await expect.poll(() => wordsOf(part(plain)), { message: 'something has changed' }).not.toBe(before);
    const difference = async () => {
      const [shown, wanted] = [await wordsOf(part(translated)), await wordsOf(part(plain))];
      return shown !== wanted && `step ${place + 1}: ${shown}\ninstead of\n${wanted}`;
    };
    await expect.poll(difference).toBe(false);
  }
}

describe('on a page that the browser translates', () => {
  for (const [name, { touched, refused }] of Object.entries(instrumentCases))
    test(`the figures of ${name} follow its controls`, async ({ open }) => {
      await compare(open, instrumentPages[name as keyof typeof instrumentPages], {
        part: (page) => instrument(page, name).root,
        wake: (page) => instrument(page, name).wake(),
        steps: [touched, refused, touched],
      });
    });

  test('the figures of the calculator follow the typed values', async ({ open }) => {
    const type = (words: string) => async (page: Page) =>
      page
        .getByLabel(/orders/i)
        .first()
        .fill(words);
    await compare(open, '/solutions', {
      part: (page) => page.locator('#calculator'),
      wake: async (page) => {
        await page
          .getByLabel(/orders/i)
          .first()
          .click();
        await page.locator('astro-island[ssr][component-export=Calculator]').waitFor({ state: 'detached' });
      },
      steps: [type('9,000'), type('many'), type('12,000')],
    });
  });

  test('the contact form shows missing fields and that it is sending', async ({ open }) => {
    await compare(open, '/contact', {
      part: (page) => page.locator('main form'),
      wake: async (page) => {
        await contactForm(page).name.click();
        await contactForm(page).live();
      },
      steps: [
        (page) => contactForm(page).button.click(),
        (page) => contactForm(page).fill({ name: 'Asha Rao' }),
        (page) => contactForm(page).button.click(),
        (page) => contactForm(page).fill({ name: 'Asha Rao', email: 'asha', message: 'Hello' }),
        (page) => contactForm(page).button.click(),
      ],
    });
  });

  test('the assistant counts characters, waits and answers', async ({ open }) => {
    const page = await open('/');
    const script = await scriptModel(page, ['First.', 'Second. [Services](/services)'], { hold: true });
    const chat = chatPanel(page);
    await chat.open();
    await page.locator('astro-island[ssr][component-export=ChatWidget]').waitFor({ state: 'detached' });
    await translate(chat.panel);
    await chat.question.fill('One');
    await expect.poll(() => chat.panel.getByText('3/200').count()).toBe(1);
    await chat.question.press('Enter');
    await translate(chat.panel);
    script.release();
    await chat.reply('First.').waitFor();
    await translate(chat.panel);
    await chat.ask('Two');
    await chat.reply('Second.').waitFor();
    await translate(chat.panel);
    await chat.clear.click();
    expect(await chat.items.count()).toBe(0);
    expect(await chat.panel.getByText('0/200').count()).toBe(1);
  });

  test('the search shows the results of each query', async ({ open }) => {
    const page = await open('/');
    const search = await openSearch(page);
    for (const [query, address] of [
      ['pricing', '/services/dynamic-pricing'],
      ['xyzzyqq', undefined],
      ['fashion', '/solutions/industries/fashion'],
    ]) {
      await search.field.fill(query as string);
      if (address) await expect.poll(() => search.addresses()).toContainEqual(expect.stringContaining(address));
      else await expect.poll(() => search.options.count()).toBe(0);
      await translate(search.dialog);
    }
    await search.field.fill('');
    await search.dialog.getByRole('navigation').waitFor();
  });
});
