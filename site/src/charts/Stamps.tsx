import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** A card of stamps: one visit before, and as many as the factor says in its place. */
export function Stamps({ factor, color }: { factor: number; color: string }) {
  const whole = Math.round(factor);
  const step = Math.min(46, 150 / whole);
  const r = Math.min(21, step / 2 - 2);
  const circle = (cx: number, cy: number) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  const stamps = Array.from({ length: whole }, (_, index) => 24 + index * step);
  return (
    <ChartFrame>
      <path d={circle(24, 22)} fill={palette.ink} />
      <path d={stamps.map((cx) => circle(cx, 73)).join('')} fill={color} />
      <path
        d={[...stamps.map((cx) => [cx, 73] as const), [24, 22] as const]
          .map(([cx, cy]) => `M${cx - r * 0.4} ${cy}l${r * 0.3} ${r * 0.32} ${r * 0.5}-${r * 0.6}`)
          .join('')}
        fill="none"
        stroke={palette.paper}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="56" y="27" fontWeight="400">
        {labels.charts.before}
      </text>
      <text x={24 + whole * step} y="78">{`${factor}x`}</text>
    </ChartFrame>
  );
}
