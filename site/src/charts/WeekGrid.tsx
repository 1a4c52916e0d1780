import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

const cell = { x: 9, y: 11 } as const;
/** Hours when a desk is usually staffed, on five days of the week. */
const desk = { from: 9, to: 18, days: 5 } as const;

/** Every hour of a week: the desk's own in ink, and all the others, which are covered too. */
export function WeekGrid({ color }: { color: string }) {
  const line = { strokeWidth: cell.y - 2, strokeDasharray: `${cell.x - 2} 2` };
  const rows = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, day) => `M${24 + from * cell.x} ${18 + cell.y * (day + 0.5)}H${24 + to * cell.x - 2}`).join('');
  return (
    <ChartFrame>
      <path d={rows(7, 0, 24)} stroke={color} {...line} />
      <path d={rows(desk.days, desk.from, desk.to)} stroke={palette.ink} {...line} />
      <text x="131" y="13" textAnchor="middle">
        24
      </text>
      <text x="16" y="62" textAnchor="end">
        7
      </text>
      <path d="M24 9H116M146 9H238M11 18V46M11 68V94" stroke={palette.ink} strokeWidth="1.5" />
    </ChartFrame>
  );
}
