import { palette } from '../palette.ts';

interface BustProps {
  clothes?: string;
  hair?: keyof typeof hairPaths;
  /** Adds a headset, for support staff. */
  headset?: boolean;
}

const hairPaths = {
  long: 'M-22-28C-31-60-24-88 0-88S31-60 22-28z',
  bun: 'M-19-54C-24-74-16-84-8-86-8-98 8-98 8-86 16-84 24-74 19-54z',
  short: 'M-19-56C-24-78-14-88 2-88S23-76 19-56z',
};

/** Draws a small person, 72 wide and 88 high, around the middle of the shoulders' lower edge. */
export function Bust({ clothes = palette.green, hair = 'long', headset = false }: BustProps) {
  return (
    <g>
      <path d={hairPaths[hair]} fill={palette.ink} />
      <path d="M-36 0C-36-22-22-30-9-32H9C22-30 36-22 36 0z" fill={clothes} />
      <path d="M-9-44H9V-32Q0-22-9-32z" fill={hair === 'bun' ? palette.skinBrown : palette.skinDark} />
      <path d="M-17-66Q0-64 12-76 17-70 17-60A17 20 0 0 1-17-60z" fill={hair === 'bun' ? palette.skinTan : palette.skinBrown} />
      {headset && <path d="M-20-58V-64a20 22 0 0 1 40 0V-56Q19-46 8-45" fill="none" stroke={palette.marigold} strokeWidth="5" />}
    </g>
  );
}
