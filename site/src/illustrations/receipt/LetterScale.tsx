import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Base } from '../parts/Base.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Pan } from '../parts/Pan.tsx';

interface LetterScaleProps {
  /** Vertical shift of the left side; positive if the letter is heavier. */
  tip: number;
  /** Colour of post, beam and strings. */
  line?: string;
  /** Background colour. */
  field: string;
  /** Colour of the counter. */
  counter: string;
  /** Content of the pans, standing at 0, 0. The letter is on the left. */
  left?: ReactNode;
  right?: ReactNode;
}

/** Draws the balance with a letter in one pan and its state in the other. Decorative: the text beside it names the state. */
export function LetterScale({ tip, line = palette.ink, field, counter, left, right }: LetterScaleProps) {
  const hooks = { left: 52 + tip, right: 52 - tip };
  const drop = 86;
  return (
    <Frame alt="" width={400} height={232}>
      {/* Wider than the picture, so that it fills the background in any crop. */}
      <path d="M-400 204H800V500H-400z" fill={counter} />
      <path d={`M200 30V194M100 ${hooks.left} 300 ${hooks.right}`} stroke={line} strokeWidth="6" />
      <Base x={200} y={206} scale={0.86} fill={line} />
      <Pan x={100} y={hooks.left} drop={drop} half={68} string={line} rim={line}>
        <g transform={`translate(100 ${hooks.left + drop - 2})`}>{left}</g>
      </Pan>
      <Pan x={300} y={hooks.right} drop={drop} half={68} string={line} rim={line}>
        <g transform={`translate(300 ${hooks.right + drop - 2})`}>{right}</g>
      </Pan>
      <circle cx="200" cy="52" r="12" fill={palette.marigold} stroke={field} strokeWidth="4" />
    </Frame>
  );
}
