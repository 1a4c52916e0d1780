import { buildPrompt, chatPath, ownModel } from '../../shared/api/chat.ts';
import { measurementPaths } from '../../shared/api/measurement.ts';
import type { Random } from '../support/seeded-random.ts';

/** Receives each request: its name, status (0 for none), and response time in milliseconds. */
export type Note = (what: string, status: number, took: number) => void;

/** Request timeout in milliseconds. */
const TIMEOUT = 20_000;

const pages = ['/', '/services', '/services/dynamic-pricing', '/case-studies', '/about', '/contact', '/solutions', '/resources'] as const;
const questions = ['What does dynamic pricing do?', 'How long does it take?', 'Who are you?', 'Do you sell bicycles?'] as const;

/**
 * Makes one visit of the real site as a browser does: two pages with their files, a conditional request, reports of measurement, a
 * search and a question.
 */
export async function soakVisit(address: string, random: Random, note: Note): Promise<void> {
  const visitor = { 'X-Forwarded-For': `203.0.${random.between(0, 255)}.${random.between(1, 254)}` };
  const ask = async (what: string, path: string, init: RequestInit = {}) => {
    const began = performance.now();
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const answer = await fetch(address + path, {
        ...init,
        signal,
        headers: { ...visitor, 'User-Agent': 'Mozilla/5.0', 'Accept-Encoding': 'br', ...init.headers },
      });
      const text = await answer.text();
      note(what, answer.status, performance.now() - began);
      return { answer, text };
    } catch {
      note(what, 0, performance.now() - began);
      return undefined;
    }
  };
  const post = (what: string, path: string, body: unknown) =>
    ask(what, path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

  for (const path of [random.oneOf(pages), random.oneOf(pages)]) {
    const page = await ask('page', path);
    if (!page) continue;
    const loaded = [...page.text.matchAll(/(?:href|src)="(\/_assets\/[^"]+\.(?:js|woff2))"/g)].map(([, asset]) => asset as string);
    await Promise.all([...new Set(loaded)].slice(0, 3).map((asset) => ask('file', asset)));
    await post('report', measurementPaths.view, { route: path, path, referrer: '' });
    await post('report', measurementPaths.vitals, { vitals: [{ name: 'LCP', rating: 'good' }] });
    const tag = page.answer.headers.get('etag');
    // Without Cache-Control, fetch adds no-cache, which asks for the whole page.
    if (tag) await ask('page again', path, { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } });
  }
  await ask('search', `/search?q=${random.oneOf(['pricing', 'returns', 'nothing-of-that-kind'])}`);
  await post('question', chatPath(ownModel), { contents: [{ parts: [{ text: buildPrompt(random.oneOf(questions), []) }] }] });
}
