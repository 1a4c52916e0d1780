import { fill } from '../../../../shared/format/fill.ts';
import { palette } from '../../illustrations/palette.ts';
import type { Context } from './context.ts';
import { Sideways } from './Sideways.tsx';

const width = 632;
const height = 300;
const room = { left: 58, right: 24, top: 34, bottom: 40 };

/** Draws a scatter plot of case studies: months on the x axis, first-year return on the y axis. */
export function MonthsChart({ context }: { context: Context }) {
  const { content } = context;
  const { documents: labels, caseStudy: words } = content.labels;
  const points = content.caseStudies.map(({ client, roi, timeline }) => ({ client, roi, timeline, value: Number.parseInt(roi, 10) }));
  const shortest = Math.min(...points.map(({ timeline }) => timeline));
  const longest = Math.max(...points.map(({ timeline }) => timeline));
  const top = Math.ceil(Math.max(...points.map(({ value }) => value)) / 100) * 100;
  const x = (months: number) => room.left + ((width - room.left - room.right) * (months - shortest + 1)) / (longest - shortest + 2);
  const y = (value: number) => height - room.bottom - ((height - room.top - room.bottom) * value) / top;
  const descriptions = points.map(({ client, roi, timeline }) => fill(labels.said, { client, roi, months: timeline }));
  /** Returns the place of a point's label: above it, or on its right if another shop with the same months is above. */
  const labelPlace = (months: number, value: number) =>
    points.some((other) => other.timeline === months && other.value > value)
      ? { x: x(months) + 16, y: y(value), textAnchor: 'start' as const }
      : { x: x(months), y: y(value) - 32, textAnchor: 'middle' as const };
  const hundreds = Array.from({ length: top / 100 + 1 }, (_, index) => index * 100);
  const months = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
  return (
    <Sideways context={context}>
      <svg
        className="drawn"
        role="img"
        aria-label={`${descriptions.join('. ')}.`}
        viewBox={`0 0 ${width} ${height}`}
        fontSize="13"
        fill={palette.inkSoft}
      >
        {hundreds.map((value) => (
          <g key={value}>
            <path
              d={`M${room.left} ${y(value)}H${width - room.right}`}
              stroke={palette.ink}
              strokeOpacity={value === 0 ? 1 : 0.14}
              strokeWidth="1.4"
            />
            <text x={room.left - 10} y={y(value) + 4} textAnchor="end">{`${value}%`}</text>
          </g>
        ))}
        {months.map((month) => (
          <text key={month} x={x(month)} y={height - 18} textAnchor="middle">
            {month}
          </text>
        ))}
        <text x={room.left} y={height - 18}>
          {words.months}
        </text>
        {points.map(({ client, timeline, value }) => (
          <path
            key={client}
            d={`M${x(timeline)} ${y(0)}V${y(value)}`}
            stroke={palette.greenMid}
            strokeWidth="2"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        ))}
        {points.map(({ client, roi, timeline, value }) => (
          <g key={client}>
            <circle cx={x(timeline)} cy={y(value)} r="10" fill={palette.marigold} stroke={palette.ink} strokeWidth="2.6" />
            <text {...labelPlace(timeline, value)} fill={palette.ink} fontWeight="650">
              {client}
              <tspan x={labelPlace(timeline, value).x} dy="15">
                {roi}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
    </Sideways>
  );
}
