import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

interface TileFieldProps {
  /** Of a hundred. */
  filled: number;
  color: string;
  /** Tiles count things; round ones stand for people. */
  round?: boolean;
}

const perRow = 20;
const step = { x: 12, y: 19.2 } as const;

/** A hundred tiles, as many of them filled as the figure says: the rest are there to be counted. */
export function TileField({ filled, color, round = false }: TileFieldProps) {
  const whole = Math.round(Math.min(100, filled));
  const rows = Array.from({ length: 5 }, (_, row) => ({
    y: 9.6 + row * step.y,
    count: Math.min(perRow, Math.max(0, whole - row * perRow)),
  }));
  const lines = rows.filter(({ count }) => count > 0).map(({ y, count }) => `M${round ? 4.5 : 0} ${y}H${count * step.x - (round ? 7 : 3)}`);
  const missing = Array.from({ length: 100 - whole }, (_, index) => {
    const place = whole + index;
    const x = (place % perRow) * step.x;
    const y = 9.6 + Math.floor(place / perRow) * step.y;
    return round ? `M${x + 1} ${y.toFixed(1)}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0` : `M${x + 1} ${(y - 6.4).toFixed(1)}h7.4v12.8h-7.4z`;
  });
  return (
    <ChartFrame>
      <path
        d={lines.join('')}
        stroke={color}
        strokeWidth={round ? 9.4 : 14.4}
        strokeLinecap={round ? 'round' : undefined}
        strokeDasharray={round ? '0 12' : '9.4 2.6'}
      />
      <path d={missing.join('')} fill="none" stroke={palette.ink} strokeWidth="1.6" />
    </ChartFrame>
  );
}
