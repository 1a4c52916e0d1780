import { palette } from '../palette.ts';

/** The signs of the six services on a field of 50 × 40: the paper lines, then the marigold ones. */
const signs = [
  ['M14 34V22M36 34V26', 'M25 34V10'],
  ['M8 8 20 22 30 32V10L42 20', ''],
  ['M8 6H42V26H20L12 34V26H8z', ''],
  ['M8 32H20V24H32V14H44', ''],
  ['M7 8H21V18H7zM30 8H43V18H30zM7 26H21V34H7zM30 26H43V34H30z', ''],
  ['M8 30 16 22 24 26', 'M24 26 44 10M24 26 44 36'],
] as const;

interface DecisionDrawerProps {
  /** Upper left corner. */
  x: number;
  y: number;
  /** Which of the six, from 0. */
  decision: number;
}

/** A drawer of the counter with the sign of one service: 50 × 40. */
export function DecisionDrawer({ x, y, decision }: DecisionDrawerProps) {
  const [lines, accent] = signs[decision] ?? signs[0];
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth="4">
      <path d="M0 0H50V40H0z" fill={palette.greenMid} stroke={palette.greenMid} strokeWidth="6" />
      <path d={lines} stroke={palette.paper} />
      {accent && <path d={accent} stroke={palette.marigold} />}
    </g>
  );
}
