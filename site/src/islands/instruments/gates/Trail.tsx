import { palette } from '../../../drawings/palette.ts';
import { Frame } from '../../../drawings/parts/Frame.tsx';
import { inRupees } from '../frame/format-number.ts';
import type { Hour } from './constant-elasticity.ts';

interface TrailProps {
  alt: string;
  hours: readonly Hour[];
  /** Number of hours played so far. */
  played: number;
  floor: number;
  ceiling: number;
  /** Prices at the two ends of the axis. */
  min: number;
  max: number;
  label: (hour: number) => string;
  isSmall?: boolean;
}

/** Insets of the axis as shares of the width. Gates.module.css positions the gates with the same values. */
const side = 0.12;

/** Draws the price by hour, from top to bottom. Where a gate limited the price, a dotted line leads to the unlimited price. */
export function Trail({ alt, hours, played, floor, ceiling, min, max, label, isSmall = false }: TrailProps) {
  const { width, row, thick } = isSmall ? { width: 320, row: 23, thick: 4 } : { width: 800, row: 25, thick: 6 };
  const top = 16;
  const height = top + hours.length * row + 14;
  const x = (price: number) => {
    const part = Math.min(1.06, Math.max(-0.06, (price - min) / (max - min)));
    return Math.round((side + part * (1 - 2 * side)) * width * 10) / 10;
  };
  const y = (hour: number) => top + (hour + 0.5) * row;
  const playedHours = hours.slice(0, played);
  const mostSold = Math.max(...hours.map(({ sold }) => sold));
  const last = playedHours.at(-1);
  const path = playedHours.map(({ price }, hour) => `${hour ? `H${x(price)}` : `M${x(price)} 0`}V${y(hour) + row / 2}`).join('');
  // Put the tag on the side away from the previous price; at the axis's ends only one side has room.
  const isFalling = (playedHours.at(-2)?.price ?? 0) > (last?.price ?? 0);
  const tagSide = last && (x(last.price) > width * (isFalling ? 0.38 : 0.72) ? -1 : 1);
  return (
    <Frame alt={alt} width={width} height={height}>
      <path d={`M${x(floor)} 0H${x(ceiling)}V${height}H${x(floor)}z`} fill={palette.madder} fillOpacity=".16" />
      <path d={`M${x(floor)} 0V${height}M${x(ceiling)} 0V${height}`} stroke={palette.madder} strokeWidth="5" />
      <g data-part="hours" fontSize="16" fontWeight="600" fill={palette.madderInk}>
        {hours.map((_, hour) => (
          <text x="0" y={y(hour) + 5} opacity={hour < played ? undefined : 0.4} key={label(hour)}>
            {label(hour)}
          </text>
        ))}
      </g>
      <path d={path} fill="none" stroke={palette.ink} strokeWidth={thick} />
      {playedHours.map(({ price, wanted, held, sold }, hour) => (
        <g key={label(hour)}>
          {held && (
            <g fill="none" stroke={palette.madderInk} strokeWidth="3">
              <path d={`M${x(price)} ${y(hour)}H${x(wanted)}`} strokeDasharray="1 7" />
              <circle cx={x(wanted)} cy={y(hour)} r="5" fill={palette.madderTint} />
            </g>
          )}
          <circle
            cx={x(price)}
            cy={y(hour)}
            r={Math.round((thick * 0.7 + (sold / mostSold) * thick * 0.9) * 10) / 10}
            fill={held ? palette.madder : palette.ink}
          />
        </g>
      ))}
      {last && tagSide && (
        <g transform={`translate(${x(last.price) + tagSide * (isSmall ? 50 : 66)} ${y(playedHours.length - 1) - 3})`}>
          <rect x={isSmall ? -40 : -46} y="-17" width={isSmall ? 80 : 92} height="34" rx="9" fill={palette.marigold} />
          <text y="7" fontSize="21" fontWeight="700" textAnchor="middle" fill={palette.ink}>
            {inRupees(last.price)}
          </text>
        </g>
      )}
    </Frame>
  );
}
