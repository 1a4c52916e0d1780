import type { ChatError } from '../../shared/api/chat.ts';

/** Status names of the API (https://cloud.google.com/apis/design/errors#handling_errors). */
const names: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
  415: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/**
 * An error in the API's shape. The chat panel chooses its text by words in the message (specification, section 8):
 * `404`, `429` or `key`. A message has none of these words by accident, and never quotes a provider or visitor.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;

  /** @param statusCode HTTP status, a key of `names` */
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** Response body of an error. */
export function errorBody({ statusCode, message }: Pick<ApiError, 'statusCode' | 'message'>): ChatError {
  return { error: { code: statusCode, message, status: names[statusCode] ?? (statusCode < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL') } };
}
