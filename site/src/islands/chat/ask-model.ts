import { type ChatAnswer, type ChatError, type ChatRequest, chatPath, readChoices, verdictPath } from '../../../../shared/api/chat.ts';
import type { ChatService } from '../../external-services/chat-service.ts';
import { reportEvent } from '../../measurement/report-event.ts';
import { pageOf } from './answer-text.ts';
import { ReplyError, type Transport } from './transport.ts';

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Returns a transport that asks the model's API, on our own server or a provider's.
 * @param factsFor returns the facts to send before a prompt to a provider; our own server adds them itself
 */
export function askModel({ base, model, key }: ChatService, factsFor?: (prompt: string) => Promise<string>): Transport {
  return {
    async ask(prompt, signal) {
      const facts = base && factsFor ? await factsFor(prompt) : undefined;
      const body: ChatRequest = {
        ...(facts && { systemInstruction: { parts: [{ text: facts }] } }),
        contents: [{ parts: [{ text: prompt }] }],
      };
      const answer = await fetch(base + chatPath(model), {
        method: 'POST',
        // In a header, so that URL logs do not contain it.
        headers: { 'Content-Type': 'application/json', ...(key ? { 'x-goog-api-key': key } : {}) },
        body: JSON.stringify(body),
        signal: orAfter(signal, TIMEOUT),
      }).catch((cause) => {
        throw new ReplyError(String(cause), { cause });
      });
      const said: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) throw new ReplyError(errorText(answer, said));
      const text = replyOf(said).trim();
      if (!text) throw new ReplyError('The reply has no text');
      const { answered } = said as Partial<ChatAnswer>;
      if (answered === false) reportEvent({ category: 'assistant', action: 'unanswered', label: '' });
      return { text, choices: readChoices(said), ...(!base && isAnswer(answered, text) && { verdict: 'open' }) };
    },
    report(verdict) {
      fetch(verdictPath, {
        method: 'POST',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(verdict),
      }).catch(() => {});
    },
  };
}

/** Returns whether a reply can be judged. Greetings link to no page, and "not found" replies only to the contact form. */
const isAnswer = (answered: boolean | undefined, text: string): boolean =>
  answered !== undefined && pageOf(text) !== '' && (answered || pageOf(text) !== '/contact');

/** Returns a signal that aborts with another one or after a timeout in milliseconds. Safari before 17.4 has no `AbortSignal.any`. */
function orAfter(other: AbortSignal, milliseconds: number): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort();
  setTimeout(end, milliseconds);
  other.addEventListener('abort', end);
  if (other.aborted) end();
  return ending.signal;
}

function errorText({ status }: Response, said: unknown): string {
  const error = (said as Partial<ChatError> | undefined)?.error;
  return [status, error?.status ? `${error.status}:` : '', error?.message ?? ''].filter(Boolean).join(' ');
}

/** Joins the text parts of the first candidate; empty for unexpected shapes. */
function replyOf(said: unknown): string {
  const parts = (said as Partial<ChatAnswer> | undefined)?.candidates?.[0]?.content?.parts;
  return Array.isArray(parts) ? parts.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('') : '';
}
