import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** As many sockets as the figure counts, each filled, and an open one for the next. */
export function Sockets({ count, color }: { count: number; color: string }) {
  const shown = Math.min(100, count);
  const perRow = Math.min(shown, shown > 50 ? 20 : 10);
  const rows = Math.ceil(shown / perRow);
  const step = Math.min(210 / perRow, 96 / rows, 48);
  const r = step * 0.36;
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = Math.min(perRow, shown - row * perRow);
    return `M${(step / 2).toFixed(1)} ${(step * (row + 0.5)).toFixed(1)}h${((inRow - 1) * step + 0.1).toFixed(1)}`;
  });
  const next = { x: perRow * step + Math.max(14, r + 6), y: (rows - 0.5) * step };
  return (
    <ChartFrame height={Math.ceil(rows * step + 2)}>
      <path d={lines.join('')} stroke={color} strokeWidth={r * 2} strokeLinecap="round" strokeDasharray={`0 ${step}`} />
      <circle cx={next.x} cy={next.y} r={Math.max(6, r)} fill="none" stroke={palette.ink} strokeWidth="2" strokeDasharray="3 2.4" />
      <path d={`M${next.x - 3.5} ${next.y}h7m-3.5-3.5v7`} stroke={palette.ink} strokeWidth="2" />
    </ChartFrame>
  );
}
