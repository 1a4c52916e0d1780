import type { Plot } from '../../../../content/schema/document.ts';
import { palette } from '../../illustrations/palette.ts';

const width = 632;
const height = 236;
/** Margins of the plot, for lines' names on the right and days below. */
const room = { left: 8, right: 128, top: 22, bottom: 30 };

/** Draws a line chart with limits, names at the lines' ends, and marks. */
export function PlotChart({ alt, across, up, lines, levels, range, marks }: Plot) {
  const x = (at: number) => room.left + ((width - room.left - room.right) * (at - across.from)) / (across.to - across.from);
  const y = (value: number) => height - room.bottom - ((height - room.top - room.bottom) * (value - up.from)) / (up.to - up.from);
  const coordinates = ([at, value]: readonly [number, number]) => `${round(x(at))} ${round(y(value))}`;
  const path = (points: readonly (readonly [number, number])[], steps = false) =>
    points
      .map((point, index) =>
        index === 0 ? `M${coordinates(point)}` : steps ? `H${round(x(point[0]))}V${round(y(point[1]))}` : `L${coordinates(point)}`,
      )
      .join('');
  const end = (points: readonly (readonly [number, number])[]) => points.at(-1) as readonly [number, number];

  return (
    <svg
      className="drawn"
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      fontSize="13"
      strokeLinejoin="round"
      fill={palette.ink}
    >
      {range && <path d={`${path(range.low)}L${path(range.high.toReversed()).slice(1)}z`} fill={palette.marigold} fillOpacity=".32" />}
      {levels.map(({ name, value }) => (
        <g key={name}>
          <path
            d={`M${room.left} ${round(y(value))}H${width - room.right}`}
            stroke={palette.madder}
            strokeWidth="2"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
          <text x={width - room.right + 10} y={round(y(value)) + 4} fill={palette.madderInk} fontWeight="600">
            {name}
          </text>
        </g>
      ))}
      <path d={`M${room.left} ${height - room.bottom}H${width - room.right}`} stroke={palette.ink} strokeWidth="1.6" />
      {across.ticks.map(({ at, label }) => (
        <text
          key={label}
          x={round(x(at))}
          y={height - 9}
          textAnchor={at === across.from ? 'start' : at === across.to ? 'end' : 'middle'}
          fill={palette.inkSoft}
        >
          {label}
        </text>
      ))}
      {lines.map(({ name, points, steps, quiet }) => (
        <g key={name}>
          <path
            d={path(points, steps)}
            fill="none"
            stroke={quiet ? palette.inkSoft : palette.green}
            strokeWidth={quiet ? 2 : 4}
            strokeDasharray={quiet ? '7 5' : undefined}
            strokeLinecap="round"
          />
          {/* The name of a line that ends inside the plot is above its end, where no other line continues. */}
          <text
            x={round(x(end(points)[0])) + (end(points)[0] < across.to ? -6 : 10)}
            y={round(y(end(points)[1])) + (end(points)[0] < across.to ? -12 : 4)}
            textAnchor={end(points)[0] < across.to ? 'end' : 'start'}
            fontWeight={quiet ? 400 : 650}
          >
            {name}
          </text>
        </g>
      ))}
      {range && (
        <text x={round(x(end(range.high)[0])) + 10} y={round(y(end(range.high)[1])) + 4} fill={palette.inkSoft}>
          {range.name}
        </text>
      )}
      {marks.map(({ at, label, below }) => (
        <g key={label}>
          <circle cx={round(x(at[0]))} cy={round(y(at[1]))} r="6.5" fill={palette.marigold} stroke={palette.ink} strokeWidth="2.4" />
          {/* The stroke is a background, which hides limit lines behind the label. */}
          <text
            x={round(x(at[0])) + 9}
            y={round(y(at[1])) + (below ? 28 : -10)}
            fontWeight="600"
            paintOrder="stroke"
            stroke={palette.sand}
            strokeWidth="6"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
