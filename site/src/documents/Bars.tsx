import type { ReactNode } from 'react';
import { unmarked } from '../../../content/place-marks.ts';
import type { Bars } from '../../../content/schema/document.ts';
import { fill } from '../../../shared/format/fill.ts';
import { palette } from '../drawings/palette.ts';
import type { Context } from './context.ts';
import { fontSize } from './plot-layout.ts';

const width = 632;
const labelWidth = 232;
const row = 30;

/** Draws a horizontal bar chart with names and values. */
export function BarChart({ alt, items }: Bars) {
  const most = Math.max(...items.map(({ value }) => value));
  const valueWidth = Math.max(...items.map(({ said }) => unmarked(said).length)) * 8 + 16;
  return (
    <svg className="drawn" role="img" aria-label={alt} viewBox={`0 0 ${width} ${items.length * row + 8}`} fontSize="13.5">
      {items.map(({ label, value, said, accent }, index) => {
        const length = ((width - labelWidth - valueWidth) * value) / most;
        const middle = index * row + row / 2 + 4;
        return (
          <g key={label}>
            <text x={labelWidth - 14} y={middle + 5} textAnchor="end" fill={palette.ink} fontWeight={accent ? 650 : 400}>
              {label}
            </text>
            <rect x={labelWidth} y={middle - 10} width={length} height="20" rx="4" fill={accent ? palette.marigold : palette.greenMid} />
            <text x={labelWidth + length + 9} y={middle + 5} fill={palette.ink} fontWeight="600">
              {said}
            </text>
          </g>
        );
      })}
      <path d={`M${labelWidth} 0V${items.length * row + 8}`} stroke={palette.ink} strokeWidth="1.6" />
    </svg>
  );
}

/** Width of the longest bar in percent of the line. The rest of the line is for the value. */
const longest = 60;

/** Renders a bar chart as a list, so that on phones its text is as large as the surrounding text. */
export function BarList({ items }: Pick<Bars, 'items'>) {
  const most = Math.max(...items.map(({ value }) => value));
  return (
    <dl className="bars">
      {items.map(({ label, value, said, accent }) => (
        <div key={label}>
          <dt>{accent ? <b>{label}</b> : label}</dt>
          <dd>
            <svg width={`${Math.round((longest * value) / most)}%`} height="20" aria-hidden="true">
              <rect width="100%" height="20" rx="4" fill={accent ? palette.marigold : palette.greenMid} />
            </svg>
            {said}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ByWidthProps {
  context: Context;
  wide: ReactNode;
  phone: ReactNode;
}

/** Renders a chart in two compositions, of which a page shows the one that fits its width. In print renders only the wide one. */
export function ByWidth({ context: { isPage }, wide, phone }: ByWidthProps) {
  if (!isPage) return wide;
  return (
    <>
      <div className="for-wide">{wide}</div>
      <div className="for-narrow">{phone}</div>
    </>
  );
}

const height = 212;
const room = { left: 52, right: 8, top: 46, bottom: 34 };

/** Draws a scatter plot of case studies: months on the x axis, first-year return on the y axis. On phones it is a list of bars. */
export function MonthsChart({ context }: { context: Context }) {
  const { content } = context;
  const { documents: labels, caseStudy: words } = content.labels;
  const points = content.caseStudies.map(({ client, roi, timeline }) => ({ client, roi, timeline, value: Number.parseInt(roi, 10) }));
  const shortest = Math.min(...points.map(({ timeline }) => timeline));
  const longest = Math.max(...points.map(({ timeline }) => timeline));
  const most = Math.max(...points.map(({ value }) => value));
  const x = (months: number) => room.left + ((width - room.left - room.right) * (months - shortest + 0.5)) / (longest - shortest + 1);
  const y = (value: number) => height - room.bottom - ((height - room.top - room.bottom) * value) / most;
  const descriptions = points.map(({ client, roi, timeline }) => fill(labels.said, { client, roi, months: timeline }));
  /** Returns the place of a point's label: above it, or on its right if another shop with the same months is above. */
  const labelPlace = (months: number, value: number) =>
    points.some((other) => other.timeline === months && other.value > value)
      ? { x: x(months) + 16, y: y(value) + 2, textAnchor: 'start' as const }
      : { x: x(months), y: y(value) - 33, textAnchor: 'middle' as const };
  const months = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
  const chart = (
    <svg
      className="drawn"
      role="img"
      aria-label={`${descriptions.join('. ')}.`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={fontSize}
      fill={palette.inkSoft}
    >
      <path d={`M0 ${y(0)}H${width}`} stroke={palette.ink} strokeWidth="1.6" />
      {months.map((month) => (
        <text key={month} x={x(month)} y={height - 10} textAnchor="middle">
          {month}
        </text>
      ))}
      <text x="0" y={height - 10}>
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
            <tspan x={labelPlace(timeline, value).x} dy="16">
              {roi}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
  const bars = points
    .toSorted((a, b) => a.timeline - b.timeline)
    .map(({ client, roi, timeline, value }) => ({ label: `${client}, ${timeline} ${words.months}`, value, said: roi, accent: false }));
  return <ByWidth context={context} wide={chart} phone={<BarList items={bars} />} />;
}
