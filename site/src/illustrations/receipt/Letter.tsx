import { palette } from '../palette.ts';

interface LetterProps {
  /** Middle of the lower edge. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn?: number;
  seal?: string;
  /** Draws an empty outline where the letter should be. */
  isMissing?: boolean;
}

/** Draws a sealed letter, 88 wide and 58 high. */
export function Letter({ x, y, turn = 0, seal = palette.marigold, isMissing = false }: LetterProps) {
  const paper = isMissing ? { fill: 'none', strokeDasharray: '.1 9' } : { fill: palette.white };
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`} stroke={palette.ink} strokeWidth="4">
      <path d="M-38-58H38Q44-58 44-52V-6Q44 0 38 0H-38Q-44 0-44-6V-52Q-44-58-38-58z" {...paper} />
      <path d="M-41-56 0-24 41-56" {...paper} fill="none" />
      {!isMissing && <circle cy="-22" r="10" fill={seal} stroke="none" />}
    </g>
  );
}
