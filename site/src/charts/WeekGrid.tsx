import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

const left = 48;
const top = 17;
const cell = { x: 8, y: 9 } as const;
/** Hours when a desk is usually staffed, on five days of the week. */
const desk = { from: 9, to: 18, days: 5 } as const;

const x = (hour: number) => left + hour * cell.x;
const y = (day: number) => top + day * cell.y;

/** Every hour of a week: those when a desk is open as one block, and all the others, which are answered too. */
export function WeekGrid({ color }: { color: string }) {
  const { hours, days, deskOpen, deskClosed } = labels.charts;
  const rows = Array.from({ length: 7 }, (_, day) => `M${left} ${y(day + 0.5)}H${x(24) - 2}`).join('');
  return (
    <ChartFrame>
      <path d={rows} stroke={color} strokeWidth={cell.y - 1.8} strokeDasharray={`${cell.x - 2} 2`} />
      <rect x={x(desk.from) - 1} y={y(0)} width={(desk.to - desk.from) * cell.x} height={desk.days * cell.y} fill={palette.ink} />
      <g textAnchor="middle">
        <text x={x(12)} y="12">{`24 ${hours}`}</text>
        <text x="18" y={y(3)}>
          7
        </text>
        <text x="18" y={y(3) + 15}>
          {days}
        </text>
        <text x={x((desk.from + desk.to) / 2) - 1} y={y(desk.days / 2) + 5} fontSize="14" fill={palette.paper}>
          {deskOpen}
        </text>
      </g>
      <text x={x(2) + 3} y={y(7) + 13} fontSize="14">
        {deskClosed}
      </text>
      <path
        d={`M${left} 8H${x(8)}M${x(16)} 8H${x(24) - 2}M18 ${y(0)}V${y(1.1)}M18 ${y(5.7)}V${y(7)}M${x(0) + 3} ${y(7)}v9h10`}
        fill="none"
        stroke={palette.ink}
        strokeWidth="1.5"
      />
    </ChartFrame>
  );
}
