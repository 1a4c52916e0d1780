import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** A dial with the part of the round that the figure takes. */
export function ClockDial({ part, color }: { part: number; color: string }) {
  const r = 40;
  const angle = Math.min(0.9999, part) * 2 * Math.PI;
  const x = 48 + r * Math.sin(angle);
  const y = 48 - r * Math.cos(angle);
  return (
    <ChartFrame>
      <circle cx="48" cy="48" r="45" fill={palette.white} stroke={palette.ink} strokeWidth="4" />
      <path d={`M48 48V8A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}z`} fill={color} />
      <path d="M48 6v6M48 84v6M6 48h6M84 48h6" stroke={palette.ink} strokeWidth="3" />
      <path
        d={`M48 8V48L${(48 + 0.97 * (x - 48)).toFixed(1)} ${(48 + 0.97 * (y - 48)).toFixed(1)}`}
        fill="none"
        stroke={palette.ink}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="48" r="5" fill={palette.ink} />
    </ChartFrame>
  );
}
