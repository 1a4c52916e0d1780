import { APICallError } from 'ai';
import { ApiError } from './api-error.ts';

/** Longest piece of a provider's own words in the log, in characters. */
const LONGEST_CAUSE = 300;

/**
 * No answer from the model. The status and message are what a visitor may be told; `detail` is what happened, for the log: the provider's
 * words, which can name accounts and never leave the server.
 */
export class ModelFailure extends ApiError {
  override name = 'ModelFailure';
  readonly detail: string;

  constructor(statusCode: number, message: string, detail: string) {
    super(statusCode, message);
    this.detail = detail.slice(0, LONGEST_CAUSE);
  }
}

/**
 * Reads what the library throws. The errors themselves are never logged: they carry the visitor's words and the request's headers.
 * @param secret must not stand in `detail`; some providers repeat the key that they refuse
 */
export function failureOf(error: unknown, secret: string | undefined): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return new ModelFailure(504, 'The model took too long.', message);
  const nested = cause instanceof Error ? (cause.cause instanceof ModelFailure ? cause.cause : cause) : undefined;
  if (nested instanceof ModelFailure) return nested;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const words = [status, message, nested?.message].filter(Boolean).join(': ');
  const detail = secret ? words.replaceAll(secret, '…') : words;
  if (status === undefined) return new ModelFailure(503, 'The model cannot be reached.', detail);
  // Google answers 400 to a wrong key (https://ai.google.dev/gemini-api/docs/troubleshooting).
  if (status === 401 || (status === 400 && /api.?key/i.test(message))) {
    return new ModelFailure(401, "The model's provider does not accept the API key of this site.", detail);
  }
  if (status === 403) return new ModelFailure(403, "The model's provider does not allow this with the API key of this site.", detail);
  if (status === 404) return new ModelFailure(404, 'The model was not found at its provider.', detail);
  if (status === 429) return new ModelFailure(429, 'The model gets too many requests.', detail);
  if (status === 503) return new ModelFailure(503, 'The model is not available now.', detail);
  return new ModelFailure(500, 'The model gave no answer that can be used.', detail);
}
