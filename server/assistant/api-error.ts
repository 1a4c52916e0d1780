import type { ChatError } from '../../shared/api/chat.ts';

/** Names of the API's statuses (https://cloud.google.com/apis/design/errors#handling_errors). */
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
 * An error that the visitor's browser is told in the API's shape. The panel chooses its words by what stands in it (specification, section 8):
 * `404`, `429` or `key`. So a message has none of these by accident, and repeats nothing of what a provider or a visitor wrote.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;

  /** @param statusCode one of those above */
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** The body of an error's answer. */
export function errorBody({ statusCode, message }: Pick<ApiError, 'statusCode' | 'message'>): ChatError {
  return { error: { code: statusCode, message, status: names[statusCode] ?? (statusCode < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL') } };
}
