import { unmarked } from '../../../../content/place-marks.ts';
import type { Bars } from '../../../../content/schema/document.ts';
import { palette } from '../../drawings/palette.ts';

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
