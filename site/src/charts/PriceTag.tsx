import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** The margin as a price tag that has grown longer: its old length in ink, what was added behind it. */
export function PriceTag({ percent, color }: { percent: number; color: string }) {
  const before = 238 / (1 + percent / 100);
  const cut = before.toFixed(1);
  return (
    <ChartFrame>
      <path d={`M22 4H${cut}V58H22L2 31z`} fill={palette.ink} />
      <circle cx="26" cy="31" r="6" fill={palette.paper} />
      <path d={`M${(before + 3).toFixed(1)} 4H240V58H${(before + 3).toFixed(1)}z`} fill={color} />
      <path
        d={`M2 70v8H${(before - 2).toFixed(1)}v-8M${(before + 4).toFixed(1)} 70v8H239v-8`}
        fill="none"
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      <text x="2" y="94" fontWeight="400">
        {labels.charts.before}
      </text>
      <text x="240" y="94" textAnchor="end">{`+${percent}%`}</text>
    </ChartFrame>
  );
}
