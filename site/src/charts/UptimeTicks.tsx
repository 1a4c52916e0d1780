import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** Room at the right for the ring around what is missing. */
const width = 228;

/** A hundred ticks of the clock, or a thousand where the figure has a tenth: those that were missed are ringed. */
export function UptimeTicks({ percent, color }: { percent: number; color: string }) {
  const ticks = Number.isInteger(percent) ? 100 : 1000;
  const rows = ticks === 100 ? 2 : 10;
  const perRow = ticks / rows;
  const pitch = width / perRow;
  const height = 88 / rows;
  const missed = Math.min(perRow, Math.round((ticks * (100 - percent)) / 100));
  const end = width - missed * pitch;
  const lines = Array.from({ length: rows }, (_, row) => {
    const lineEnd = row === rows - 1 ? end - pitch * 0.3 : width;
    return `M0 ${(height * (row + 0.5)).toFixed(1)}H${lineEnd.toFixed(2)}`;
  });
  const line = { strokeWidth: height * 0.72, strokeDasharray: `${(pitch * 0.62).toFixed(3)} ${(pitch * 0.38).toFixed(3)}` };
  const y = height * (rows - 0.5);
  const ring = { x: end - 4, y: y - height * 0.5 - 1, width: missed * pitch + 7, height: height + 2 };
  return (
    <ChartFrame>
      <path d={lines.join('')} stroke={color} {...line} />
      <path d={`M${end.toFixed(2)} ${y.toFixed(1)}H${width}`} stroke={palette.madder} {...line} />
      <rect {...ring} rx="4" fill="none" stroke={palette.ink} strokeWidth="2" />
    </ChartFrame>
  );
}
