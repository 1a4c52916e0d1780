import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** Two speech bubbles, the second larger by the figure in its area. */
export function Bubbles({ percent, color }: { percent: number; color: string }) {
  const after = 44;
  const before = after / Math.sqrt(1 + percent / 100);
  const cx = 190;
  return (
    <ChartFrame>
      <path d={`M${(before * 0.2).toFixed(1)} 94l6-26 20 16z`} fill={palette.ink} />
      <circle cx={before.toFixed(1)} cy={(90 - before).toFixed(1)} r={before.toFixed(1)} fill={palette.ink} />
      <path d={`M${cx + after * 0.8} 95l-6-28-22 18z`} fill={color} />
      <circle cx={cx} cy="46" r={after} fill={color} />
      <circle cx={cx} cy="46" r={before.toFixed(1)} fill="none" stroke={palette.paper} strokeWidth="2" strokeDasharray="4 4" />
      <text x={(before * 2 + 8).toFixed(1)} y="78" fontWeight="400">
        {labels.charts.before}
      </text>
      <text x={cx - after - 6} y="22" textAnchor="end">{`+${percent}%`}</text>
    </ChartFrame>
  );
}
