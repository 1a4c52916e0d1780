import type { ReactNode } from 'react';
import { unmarked } from '../../../content/place-marks.ts';
import type { Bars } from '../../../content/schema/document.ts';
import { palette } from '../drawings/palette.ts';
import type { Context } from './context.ts';

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
