import type { PublishState } from '../shared/api/words.ts';

/** Says how long a publish still takes: "about 2 minutes". @param now milliseconds since 1970 */
export function minutesLeft({ startedAt = 0, expected = 0 }: PublishState, now: number): string {
  const minutes = Math.max(1, Math.ceil((startedAt + expected - now) / 60_000));
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
