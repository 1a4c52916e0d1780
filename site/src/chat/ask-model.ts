import {
  type ChatAnswer,
  type ChatError,
  type ChatRequest,
  chatPath,
  readChoices,
  readContext,
  type VerdictReport,
  verdictPath,
} from '../../../shared/api/chat.ts';
import type { ChatService } from '../external-services/services.ts';
import { reportEvent } from '../measurement/report-event.ts';
import { pageOf } from './answer.ts';
import { ReplyError, type Transport } from './chat.ts';

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 30_000;

/** Request of a JSON body. */
const posted = (body: unknown, headers?: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/**
 * Returns a transport that asks the model's API, on our own server or a provider's.
 * @param factsFor returns the facts to send before a prompt to a provider; our own server adds them itself
 */
export const askModel = ({ base, model, key }: ChatService, factsFor?: (prompt: string) => Promise<string>): Transport => ({
  async ask(prompt, leaving, before) {
    const signal = orAfter(leaving, TIMEOUT);
    const facts = base && factsFor ? await factsFor(prompt) : undefined;
    const request: ChatRequest = {
      ...(facts && { systemInstruction: { parts: [{ text: facts }] } }),
      contents: [{ parts: [{ text: prompt }] }],
      // A provider refuses fields that are not in its API.
      ...(!base && before && { context: before }),
    };
    // The key is in a header, so that URL logs do not contain it.
    const headers = key ? { 'x-goog-api-key': key } : undefined;
    const response = await fetch(base + chatPath(model), { ...posted(request, headers), signal }).catch((cause) => {
      throw new ReplyError(String(cause), { cause });
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ReplyError(errorText(response, body));
    const text = replyOf(body).trim();
    if (!text) throw new ReplyError('The reply has no text');
    const { answered } = body as Partial<ChatAnswer>;
    if (answered === false) reportEvent({ category: 'assistant', action: 'unanswered', label: '' });
    const context = base ? undefined : readContext(body);
    const isJudged = !base && isJudgeable(answered, text);
    return { text, choices: readChoices(body), ...(context && { context }), ...(isJudged && { verdict: 'open' }) };
  },
});

/** Reports a verdict to our own server, without waiting or handling errors. */
export function reportVerdict(verdict: VerdictReport): void {
  fetch(verdictPath, { ...posted(verdict), keepalive: true }).catch(() => {});
}

/**
 * Returns whether a reply can be judged. Greetings link to no page, and what was not found only to the contact form; a complaint and a
 * wish get a prefilled message.
 */
const isJudgeable = (answered: boolean | undefined, text: string): boolean =>
  answered !== undefined && !['', ...(answered ? [] : ['/contact'])].includes(pageOf(text)) && !text.includes('](/contact#message=');

/** Returns a signal that aborts with another signal or after a timeout in milliseconds. Safari before 17.4 has no `AbortSignal.any`. */
function orAfter(other: AbortSignal, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, milliseconds);
  other.addEventListener('abort', abort);
  return controller.signal;
}

function errorText({ status }: Response, body: unknown): string {
  const error = (body as Partial<ChatError> | undefined)?.error;
  return [status, error?.status ? `${error.status}:` : '', error?.message ?? ''].filter(Boolean).join(' ');
}

/** Joins the text parts of the first candidate; empty for unexpected shapes. */
function replyOf(body: unknown): string {
  const parts = (body as Partial<ChatAnswer> | undefined)?.candidates?.[0]?.content?.parts;
  return Array.isArray(parts) ? parts.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('') : '';
}
