import type { ReactNode } from 'react';
import type { PublishState } from '../../shared/api/words.ts';
import { personName } from '../format.ts';

/** Time for which a finished publish is told, in milliseconds. */
const TOLD = 120_000;

interface PublishingProps {
  publish: PublishState;
  /** Milliseconds since 1970. */
  now: number;
  /** Address of the live page. */
  site: string | undefined;
  /** Leads to the changes, where they are not beside it. */
  children?: ReactNode;
}

/** Tells on every page how the last publish stands. */
export function Publishing({ publish, now, site, children }: PublishingProps) {
  const { state, by = '', endedAt = 0, mistakes, failure = '', note } = publish;
  const isTold = state === 'running' || state === 'failed' || (state === 'done' && now - endedAt < TOLD);
  if (!isTold) return null;
  const says = {
    running: `${personName(by)} publishes: visitors see all of it ${timeLeft(publish, now)}.`,
    failed: `The last publish failed: the site is as it was, and the changes are kept. ${mistakes.length > 0 ? 'Something is to be corrected first.' : failure}`,
    done: 'Published: visitors see it within a minute.',
  };
  return (
    <div className="row notice" role="status">
      {state === 'running' && <progress aria-label="Publishing" />}
      <p>
        {says[state]} {note}
      </p>
      {state === 'done' && site ? <a href={site}>See the live page</a> : children}
    </div>
  );
}

/** Says how long a publish still takes, if it was measured: "in about 2 minutes". @param now milliseconds since 1970 */
function timeLeft({ startedAt = 0, expected = 0 }: PublishState, now: number): string {
  const left = startedAt + expected - now;
  if (left <= 0) return 'at once when it is done';
  return left <= 60_000 ? 'in less than a minute' : `in about ${Math.ceil(left / 60_000)} minutes`;
}
