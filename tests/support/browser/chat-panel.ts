import type { Page } from 'playwright-core';
import { type ChatAnswer, type ChatRequest, chatPath, ownModel } from '../../../shared/api/chat.ts';
import { chatWords } from '../content/chat-words.ts';

const { labels, states, name } = chatWords;

/** Page object of the assistant. */
export function chatPanel(page: Page) {
  const panel = page.getByRole('dialog', { name });
  const question = panel.getByRole('textbox', { name: labels.question });
  const items = panel.getByRole('region', { name: labels.conversation }).locator('ol > li');
  const chat = {
    panel,
    question,
    items,
    /** The launcher, hydrated or not; it is a link until hydration. */
    link: page.locator('#assistant'),
    /** The hydrated launcher. */
    launcher: page.getByRole('button', { name }).and(page.locator('[aria-expanded]')),
    send: panel.getByRole('button', { name: labels.send }),
    close: panel.getByRole('button', { name: labels.close }),
    clear: panel.getByRole('button', { name: labels.clear }),
    retry: panel.getByRole('button', { name: labels.retry }),
    person: panel.getByRole('link', { name: labels.person }),
    suggestions: panel.getByRole('list', { name: labels.suggestions }),
    thinking: panel.getByText(states.thinking),
    typing: panel.getByText(states.typing),
    /** Clicks the launcher, hydrated or not. */
    async open() {
      await chat.link.click();
      await panel.waitFor();
    },
    async ask(text: string) {
      await question.fill(text);
      await question.press('Enter');
    },
    reply: (text: string) => items.filter({ hasText: text }),
    /** Messages so far, without times and states. */
    messages: () => items.evaluateAll((all) => all.map((item) => item.querySelector('p')?.textContent ?? '')),
    /** State of every message, in order. */
    states: () => items.evaluateAll((all) => all.map((item) => item.querySelector('[data-status]')?.textContent ?? '')),
    /** Accessible name of the focused element. */
    focused: () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.id ?? element?.tagName;
      }),
  };
  return chat;
}

/** Scripted response of the model: a text, a text with the server's judgement, or a status with an error message. */
export type Scripted =
  | string
  | (Pick<ChatAnswer, 'answered' | 'choices'> & { text: string })
  | { status: number; message: string; state?: string }
  | 'broken line'
  | 'silence';

interface Script {
  /** Prompts received, in order. */
  prompts: string[];
  /** Releases held responses. */
  release: () => void;
}

/**
 * Stands in for the model.
 * @param answers one per question; the last one repeats
 * @param hold holds responses until they are released
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
    // The page may have been closed.
    await fulfil(answer).catch(() => {});

    function fulfil(scripted: Scripted): Promise<void> {
      if (scripted === 'broken line') return route.abort('connectionreset');
      if (typeof scripted === 'object' && 'status' in scripted)
        return route.fulfill({
          status: scripted.status,
          json: { error: { code: scripted.status, message: scripted.message, status: scripted.state ?? 'INTERNAL' } },
        });
      const { text, ...more } = typeof scripted === 'string' ? { text: scripted } : scripted;
      const json: ChatAnswer = { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }], ...more };
      return route.fulfill({ json });
    }
  });
  return {
    prompts,
    release() {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** Entries in the browser's storage. */
export const storedEntries = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

export const storedMessages = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('chatMessages') ?? '[]')) as Promise<Record<string, unknown>[]>;
