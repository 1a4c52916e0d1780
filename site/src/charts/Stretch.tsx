import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** The same hour's work twice, the second reaching further by the figure. */
export function Stretch({ percent, color }: { percent: number; color: string }) {
  const after = 226;
  const before = after / (1 + percent / 100);
  const at = before.toFixed(1);
  return (
    <ChartFrame>
      <path d={`M0 13H${at}`} stroke={palette.ink} strokeWidth="26" />
      <path d={`M0 57H${at}`} stroke={palette.ink} strokeOpacity=".16" strokeWidth="26" />
      <path d={`M${(before + 2).toFixed(1)} 44H${after}L240 57 ${after} 70H${(before + 2).toFixed(1)}z`} fill={color} />
      <path d={`M${at} 0V78`} stroke={palette.ink} strokeWidth="1.5" strokeDasharray="3 3" />
      <text y="92" fontWeight="400">
        {labels.charts.before}
      </text>
      <text x="240" y="92" textAnchor="end">{`+${percent}%`}</text>
    </ChartFrame>
  );
}
