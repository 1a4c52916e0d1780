import { APICallError } from 'ai';
import { ApiError } from './api-error.ts';

/** Longest excerpt of a provider's message in the log, in characters. */
const LONGEST_CAUSE = 300;

/**
 * A failed call to the model. Status and message may be shown to a visitor. `detail` is for the log: the provider's
 * message, which may name accounts.
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
 * Converts an error of the SDK. The error itself is never logged, because it contains the visitor's text and request headers.
 * @param secret removed from `detail`, because some providers repeat a refused key
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
  // Google answers 400 for an invalid key (https://ai.google.dev/gemini-api/docs/troubleshooting).
  if (status === 401 || (status === 400 && /api.?key/i.test(message))) {
    return new ModelFailure(401, "The model's provider does not accept the API key of this site.", detail);
  }
  if (status === 403) return new ModelFailure(403, "The model's provider does not allow this with the API key of this site.", detail);
  if (status === 404) return new ModelFailure(404, 'The model was not found at its provider.', detail);
  if (status === 429) return new ModelFailure(429, 'The model gets too many requests.', detail);
  if (status === 503) return new ModelFailure(503, 'The model is not available now.', detail);
  return new ModelFailure(500, 'The model gave no answer that can be used.', detail);
}
