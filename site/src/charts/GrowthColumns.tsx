import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** What there was, and beside it what there can be: the addition stands on the old height. */
export function GrowthColumns({ percent, color }: { percent: number; color: string }) {
  const after = 88;
  const before = after / (1 + percent / 100);
  const top = 94 - after;
  const middle = 94 - before;
  return (
    <ChartFrame>
      <path d={`M0 94V${middle.toFixed(1)}h64V94z`} fill={palette.ink} />
      <path d={`M76 94V${middle.toFixed(1)}h64V94z`} fill={palette.ink} fillOpacity=".16" />
      <path d={`M76 ${(middle - 2).toFixed(1)}V${top}h64V${(middle - 2).toFixed(1)}z`} fill={color} />
      <path d="M0 95H140" stroke={palette.ink} strokeWidth="2" />
      <path d={`M64 ${middle.toFixed(1)}H150`} stroke={palette.ink} strokeWidth="1.5" strokeDasharray="3 3" />
      <text x="156" y={((top + middle) / 2 + 5).toFixed(1)}>{`+${percent}%`}</text>
      <text x="156" y="92" fontWeight="400">
        {labels.charts.before}
      </text>
      <path d="M150 88H142" stroke={palette.ink} strokeWidth="1.5" />
    </ChartFrame>
  );
}
