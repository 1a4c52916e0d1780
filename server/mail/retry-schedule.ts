/** Backoff after the first failure, in milliseconds. */
const FIRST_DELAY = 5_000;
/** Longest backoff, in milliseconds. */
export const longestWait = 3_600_000;

/** Longest wait that a webhook's receiver can ask for, in milliseconds. */
export const longestRetryAfter = 24 * longestWait;

/** Attempts before mail counts as failed. They span about four days, as is usual between mail servers (RFC 5321, 4.5.4.1). */
export const maxAttempts = 105;
/**
 * Attempts after which a delivery of other mail no longer shortens the backoff. Mail that is refused alone keeps its last day, instead of
 * being given up early.
 */
export const maxHurriedAttempts = maxAttempts - 24;

/**
 * Returns the backoff: doubled with each attempt up to an hour, minus jitter of up to half, which spreads retries after a common
 * failure.
 * @param attempts made so far, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const backoff = Math.min(longestWait, FIRST_DELAY * 2 ** (attempts - 1));
  return Math.round(backoff * (1 - random / 2));
}
