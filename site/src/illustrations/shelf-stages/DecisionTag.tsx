import { palette } from '../palette.ts';

interface DecisionTagProps {
  /** Middle of the good that it hangs under. */
  x: number;
  /** A proposal waits for a yes and is drawn with dots; one that is live has its tick, and the newest of them stands out. */
  is: 'proposed' | 'live' | 'newest';
}

/** The tag of a decision, hung from the shelf. */
export function DecisionTag({ x, is }: DecisionTagProps) {
  const isLive = is !== 'proposed';
  return (
    <g transform={`translate(${x} 138)`}>
      <path d="M0-8V14" stroke={palette.ink} strokeWidth="3" />
      <path
        d="M-20 12H20L28 20V42H-28V20z"
        fill={is === 'newest' ? palette.marigold : palette.white}
        stroke={palette.ink}
        strokeWidth={isLive ? 4 : 3}
        strokeDasharray={isLive ? undefined : '2 7'}
      />
      {isLive ? (
        <path d="M-11 27-3 34 12 21" fill="none" stroke={palette.green} strokeWidth="6" />
      ) : (
        <path d="M-6 23A6 6 0 1 1 0 29M0 36v.1" fill="none" stroke={palette.ink} strokeWidth="4" />
      )}
    </g>
  );
}
