import type { SVGProps } from 'react';
import type { Plot } from '../../../content/schema/document.ts';
import { palette } from '../drawings/palette.ts';
import { fontSize, type Label, type Point, plotLayout } from './plot-layout.ts';

interface PlotChartProps {
  plot: Plot;
  /** One of plotWidths. */
  width: number;
}

/** Draws a line chart with limits, names at the lines' ends, and marks. */
export function PlotChart({ plot, width }: PlotChartProps) {
  const { height, axis, ticks, levels, lines, range, marks } = plotLayout(plot, width);
  return (
    <svg
      className="drawn"
      role="img"
      aria-label={plot.alt}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={fontSize}
      strokeLinejoin="round"
      fill={palette.ink}
    >
      {range && <path d={`${pathOf(range.area)}z`} fill={palette.marigold} fillOpacity=".32" />}
      {levels.map(({ name, line, label }) => (
        <g key={name}>
          <path d={pathOf(line)} stroke={palette.madder} strokeWidth="2" strokeDasharray="1 7" strokeLinecap="round" />
          <ChartLabel label={label} fill={palette.madderInk} fontWeight="600" />
        </g>
      ))}
      <path d={pathOf(axis)} stroke={palette.ink} strokeWidth="1.6" />
      {ticks.map((tick) => (
        <ChartLabel key={tick.text} label={tick} fill={palette.inkSoft} />
      ))}
      {lines.map(({ name, line, quiet, label }) => (
        <g key={name}>
          <path
            d={pathOf(line)}
            fill="none"
            stroke={quiet ? palette.inkSoft : palette.green}
            strokeWidth={quiet ? 2 : 4}
            strokeDasharray={quiet ? '7 5' : undefined}
            strokeLinecap="round"
          />
          <ChartLabel label={label} fontWeight={quiet ? 400 : 650} />
        </g>
      ))}
      {range && <ChartLabel label={range.label} fill={palette.inkSoft} />}
      {marks.map(({ dot: [x, y], label }) => (
        <g key={label.text}>
          {label.anchor === 'middle' && (
            <path d={`M${x} ${y}V${label.y > y ? label.y - 13 : label.y + 5}`} stroke={palette.ink} strokeWidth="1.6" />
          )}
          <circle cx={x} cy={y} r="6.5" fill={palette.marigold} stroke={palette.ink} strokeWidth="2.4" />
          <ChartLabel label={label} fontWeight="600" />
        </g>
      ))}
    </svg>
  );
}

function ChartLabel({ label: { text, x, y, anchor }, ...rest }: { label: Label } & SVGProps<SVGTextElement>) {
  return (
    <text x={x} y={y} textAnchor={anchor} {...rest}>
      {text}
    </text>
  );
}

const pathOf = (line: readonly Point[]) => line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
