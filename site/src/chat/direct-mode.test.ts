import { describe, expect, test, vi } from 'vitest';
import { buildPrompt } from '../../../shared/api/chat.ts';
import { content } from '../../../tests/support/content/site-routes.ts';
import { privacyText } from '../data/privacy-text.ts';
import { searchIndex } from '../search/search-index.ts';
import { directFacts } from './direct-facts.ts';

const chat = { PUBLIC_CHAT_BASE: 'https://model.example', PUBLIC_CHAT_KEY: 'a-key', PUBLIC_CHAT_MODEL: 'a-model' };
const email = {
  PUBLIC_EMAIL_BASE: 'https://mail.example',
  PUBLIC_EMAILJS_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE: 'service',
  PUBLIC_EMAILJS_TEMPLATE: 'template',
};

describe("the context of a question to another company's model", () => {
  const about = content.agency.about;
  const { address, text } = searchIndex();

  test('is the agency and the best search results, within a limit', async () => {
    vi.stubGlobal('fetch', async () => new Response(text));
    const facts = await directFacts(buildPrompt('How long does implementation take?', []), { about, index: address });
    const long = await directFacts(buildPrompt('price stock forecast customer service '.repeat(5), []), { about, index: address });
    vi.unstubAllGlobals();
    expect(facts.startsWith(about)).toBe(true);
    expect(facts).toMatch(/^- \[.+\]\(\/[\w/#-]*\): .*2–4\sweeks/m);
    for (const context of [facts, long]) expect(context.length).toBeLessThanOrEqual(4_000);
  });
});

describe('the privacy page', () => {
  const { text } = content.pages.privacy;
  const own = 'A sent message is stored on our server';
  const counted = 'your browser tells our own server';

  test('has its usual text if our own server receives everything', () =>
    expect(privacyText(content, {})).toBe(text.split(/\n{2,}/).join('\n\n')));

  test('names the email service that receives the form', () => {
    const privacy = privacyText(content, email);
    expect(privacy).toContain('to the email service EmailJS');
    expect(privacy).not.toContain(own);
    expect(privacy).toContain(counted);
  });

  test('names the provider that the browser asks', () => {
    const privacy = privacyText(content, chat);
    expect(privacy).toContain('A question goes from your browser to another company’s language model');
    expect(privacy).not.toContain('A question that found no answer is kept');
    expect(privacy).toContain(own);
  });

  test('states that nothing is counted if nobody receives reports', () => {
    const privacy = privacyText(content, { ...chat, ...email });
    expect(privacy).toContain('Nothing is counted.');
    for (const untrue of [counted, 'twenty-five months', 'our server looks it up', 'counted for ninety days'])
      expect(privacy).not.toContain(untrue);
  });

  test('states that the host counts if it does', () => {
    const privacy = privacyText(content, { ...chat, ...email, PUBLIC_HOST_MEASURES: 'on' });
    expect(privacy).toContain('The company that hosts this site counts');
    for (const untrue of [counted, 'Nothing is counted.', 'twenty-five months']) expect(privacy).not.toContain(untrue);
  });
});
