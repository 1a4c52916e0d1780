import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

interface CalendarProps {
  unit: 'weeks' | 'months';
  /** How many of them: for certain, and at most. */
  from?: number;
  value: number;
  color: string;
}

/** Leaves of a calendar: weeks with their seven days, or the months of a year, as many filled as it takes. */
export function Calendar({ unit, from, value, color }: CalendarProps) {
  const perRow = unit === 'weeks' ? 7 : 6;
  const rows = unit === 'weeks' ? Math.max(4, Math.ceil(value)) : Math.max(2, Math.ceil(value / perRow));
  const step = { x: 240 / perRow, y: 84 / rows };
  const leaf = { width: step.x - 4, height: step.y - 4 };
  const perUnit = unit === 'weeks' ? perRow : 1;
  const leaves = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start) }, (_, index) => {
      const x = ((start + index) % perRow) * step.x + 2;
      const y = 12 + Math.floor((start + index) / perRow) * step.y + 2;
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${leaf.width.toFixed(1)}v${leaf.height.toFixed(1)}h-${leaf.width.toFixed(1)}z`;
    }).join('');
  const certain = (from ?? value) * perUnit;
  return (
    <ChartFrame>
      <path d="M2 5H238" stroke={palette.ink} strokeWidth="6" strokeLinecap="round" />
      <path d={leaves(0, certain)} fill={color} />
      <path d={leaves(certain, value * perUnit)} fill={color} fillOpacity=".3" stroke={color} strokeWidth="2" strokeDasharray="4 3" />
      <path d={leaves(value * perUnit, rows * perRow)} fill="none" stroke={palette.ink} strokeOpacity=".35" strokeWidth="1.5" />
    </ChartFrame>
  );
}
