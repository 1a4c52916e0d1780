import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

const perRow = 50;
const step = 4.7;

/** A thousand tiles, and the few of them that are missing, outlined and ringed so that they are found. @param missing of a thousand */
export function ThousandField({ missing, color }: { missing: number; color: string }) {
  const last = perRow - missing;
  const row = (index: number, tiles: number) => `M0 ${(index * step + 5).toFixed(1)}H${(tiles * step).toFixed(1)}`;
  const rows = Array.from({ length: 20 }, (_, index) => row(index, index < 19 ? perRow : last));
  const open = Array.from({ length: missing }, (_, index) => `M${((last + index) * step + 0.4).toFixed(1)} 92.7h2.8v2.8h-2.8z`);
  return (
    <ChartFrame height={124}>
      <path d={rows.join('')} stroke={color} strokeWidth="3.5" strokeDasharray={`3.5 ${step - 3.5}`} />
      <path d={open.join('')} fill={palette.paper} stroke={palette.ink} strokeWidth=".9" />
      <rect
        x={(last * step - 6).toFixed(1)}
        y="86.3"
        width={(missing * step + 10).toFixed(1)}
        height="15.6"
        rx="7.8"
        fill="none"
        stroke={palette.ink}
        strokeWidth="2.4"
      />
      <text x="240" y="118" textAnchor="end" fontWeight="400">{`${missing} ${labels.charts.thousand}`}</text>
    </ChartFrame>
  );
}
