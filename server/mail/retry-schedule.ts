/** First wait after a failed attempt, in milliseconds. */
const FIRST = 5_000;
/** The longest wait, in milliseconds. */
export const longestWait = 3_600_000;

/**
 * Tries before mail is kept as failed: with these waits about four days, the time that mail servers give each other (RFC 5321, 4.5.4.1).
 */
export const maxAttempts = 105;

/**
 * How long to wait after so many attempts: twice as long each time, up to an hour, less a random part of up to half,
 * so that what failed together does not come back together.
 * @param attempts made so far, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const whole = Math.min(longestWait, FIRST * 2 ** (attempts - 1));
  return Math.round(whole * (1 - random / 2));
}
