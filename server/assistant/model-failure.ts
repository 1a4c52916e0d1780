import { APICallError } from 'ai';
import { ApiError } from './api-error.ts';

/**
 * A failed call to the model. Status and message may be shown to a visitor. `detail` is for the log and quotes neither provider nor
 * visitor.
 */
export class ModelFailure extends ApiError {
  override name = 'ModelFailure';
  readonly detail: string;

  constructor(statusCode: number, message: string, detail: string) {
    super(statusCode, message);
    this.detail = detail;
  }
}

/** Converts an error of the SDK. The error itself is never logged, because it contains the visitor's text and request headers. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return new ModelFailure(504, 'The model took too long.', name);
  const nested = cause instanceof Error ? (cause.cause instanceof Error ? cause.cause : cause) : undefined;
  if (nested instanceof ModelFailure) return nested;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const detail = [name, status, (nested as NodeJS.ErrnoException | undefined)?.code].filter(Boolean).join(' ');
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
