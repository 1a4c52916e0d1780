import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

const rows = 5;

/** A hundred orders, and those that come on top of them, drawn as parcels of one size. */
export function Baskets({ percent, color }: { percent: number; color: string }) {
  const columns = 100 / rows + Math.ceil(percent / rows);
  const step = 240 / columns;
  const height = 70 / rows;
  const line = { strokeWidth: height - 3, strokeDasharray: `${step * 0.72} ${step * 0.28}` };
  const split = (100 / rows) * step;
  const more = (row: number) => Math.floor(percent / rows) + (row < percent % rows ? 1 : 0);
  const each = (draw: (y: number, row: number) => string) =>
    Array.from({ length: rows }, (_, row) => draw(height * (row + 0.5), row)).join('');
  return (
    <ChartFrame>
      <path d={each((y) => `M0 ${y}H${split.toFixed(1)}`)} stroke={palette.ink} {...line} />
      <path d={each((y, row) => `M${split.toFixed(1)} ${y}h${(more(row) * step).toFixed(1)}`)} stroke={color} {...line} />
      <text y="92" fontWeight="400">
        {labels.charts.before}
      </text>
      <text x="240" y="92" textAnchor="end">{`+${percent}%`}</text>
    </ChartFrame>
  );
}
