import type { Page } from 'playwright-core';
import { type ChatAnswer, type ChatRequest, chatPath, ownModel } from '../../shared/api/chat.ts';
import { chatWords } from './chat-words.ts';

const { labels, states, name } = chatWords;

/** The assistant as a visitor finds it. */
export function chatPanel(page: Page) {
  const panel = page.getByRole('dialog', { name });
  const question = panel.getByRole('textbox', { name: labels.question });
  const items = panel.getByRole('region', { name: labels.conversation }).locator('ol > li');
  const it = {
    panel,
    question,
    items,
    /** The launcher, live or not: a link where no script comes. */
    link: page.locator('#assistant'),
    /** Once it is live. */
    launcher: page.getByRole('button', { name }).and(page.locator('[aria-expanded]')),
    send: panel.getByRole('button', { name: labels.send }),
    close: panel.getByRole('button', { name: labels.close }),
    clear: panel.getByRole('button', { name: labels.clear }),
    retry: panel.getByRole('button', { name: labels.retry }),
    person: panel.getByRole('link', { name: labels.person }),
    suggestions: panel.getByRole('list', { name: labels.suggestions }),
    thinking: panel.getByText(states.thinking),
    typing: panel.getByText(states.typing),
    /** Whichever it is at the moment. */
    async open() {
      await it.link.click();
      await panel.waitFor();
    },
    async ask(text: string) {
      await question.fill(text);
      await question.press('Enter');
    },
    reply: (text: string) => items.filter({ hasText: text }),
    /** What was said so far, without times and states. */
    said: () => items.evaluateAll((all) => all.map((item) => item.querySelector('p')?.textContent ?? '')),
    /** The state of every message, in their order. */
    states: () => items.evaluateAll((all) => all.map((item) => item.querySelector('[data-status]')?.textContent ?? '')),
    /** Name of what has the focus. */
    focused: () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.id ?? element?.tagName;
      }),
  };
  return it;
}

/** How the model answers: with a reply, with one of which our own server says whether it answers, or with a status and the error's message. */
export type Scripted =
  | string
  | (Pick<ChatAnswer, 'answered' | 'choices'> & { text: string })
  | { status: number; message: string; state?: string }
  | 'broken line'
  | 'silence';

interface Script {
  /** Prompts that came, in their order. */
  prompts: string[];
  /** Lets the answers go that are held. */
  letGo: () => void;
}

/**
 * Stands in for the model.
 * @param answers one for each question; the last one stays
 * @param hold keeps answers back until they are let go
 */
export async function scriptModel(page: Page, answers: readonly Scripted[], { hold = false } = {}): Promise<Script> {
  const prompts: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = hold;
  await page.context().route(`**${chatPath(ownModel)}`, async (route) => {
    const answer = answers[Math.min(prompts.length, answers.length - 1)] ?? '';
    prompts.push((route.request().postDataJSON() as ChatRequest).contents[0]?.parts[0]?.text ?? '');
    if (answer === 'silence') return;
    if (isHeld) await new Promise<void>((go) => waiting.push(go));
    // The page that asked may be gone.
    await fulfil(answer).catch(() => {});

    function fulfil(it: Scripted): Promise<void> {
      if (it === 'broken line') return route.abort('connectionreset');
      if (typeof it === 'object' && 'status' in it)
        return route.fulfill({
          status: it.status,
          json: { error: { code: it.status, message: it.message, status: it.state ?? 'INTERNAL' } },
        });
      const { text, ...more } = typeof it === 'string' ? { text: it } : it;
      const json: ChatAnswer = { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }], ...more };
      return route.fulfill({ json });
    }
  });
  return {
    prompts,
    letGo() {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** What the browser stores. */
export const storedEntries = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

export const storedMessages = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('chatMessages') ?? '[]')) as Promise<Record<string, unknown>[]>;
