import { useLayoutEffect, useRef } from 'react';
import { palette } from '../../drawings/palette.ts';
import { inRupees } from '../kit/outcome.ts';
import { glide } from '../kit/use-flip.ts';
import type { Hour } from './model.ts';

interface TrailProps {
  alt: string;
  hours: readonly Hour[];
  /** Number of hours played so far. The rest of the day is faint. */
  played: number;
  floor: number;
  ceiling: number;
  /** Prices at the two ends of the axis. */
  min: number;
  max: number;
  label: (hour: number) => string;
}

/** Inset of the axis on both sides, in per cent. Gates.module.css positions the gates with the same value. */
const side = 12;
/** Height of an hour, and the room above the first, in pixels. */
const row = 27;
const top = 16;

/** Draws the price by hour, from top to bottom, as wide as its box. Where a gate held the price, a dotted line leads to the wanted price. */
export function Trail({ alt, hours, played, floor, ceiling, min, max, label }: TrailProps) {
  const height = top + hours.length * row + 14;
  const place = (price: number) => {
    const part = Math.min(1.06, Math.max(-0.06, (price - min) / (max - min)));
    return Math.round((side + part * (100 - 2 * side)) * 100) / 100;
  };
  const x = (price: number) => `${place(price)}%`;
  const y = (hour: number) => top + (hour + 0.5) * row;
  const playedHours = hours.slice(0, played);
  const mostSold = Math.max(...hours.map(({ sold }) => sold));
  const last = playedHours.at(-1);
  // The label is left of the line after a fall and right of it after a rise, unless the end of the axis leaves no room there.
  const isFalling = (playedHours.at(-2)?.price ?? 0) > (last?.price ?? 0);
  const tagSide = last && (place(last.price) > (isFalling ? 38 : 72) ? -1 : 1);
  const tag = useRef<SVGGElement>(null);
  const before = useRef<DOMRect>(undefined);
  // The price goes to its next hour in one movement. A day begins without one.
  useLayoutEffect(() => {
    const now = tag.current?.getBoundingClientRect();
    if (now && before.current && played > 1)
      tag.current?.animate({ translate: [`${before.current.x - now.x}px ${before.current.y - now.y}px`, '0'] }, glide);
    before.current = now;
  }, [played]);
  return (
    <svg width="100%" height={height} role="img" aria-label={alt} strokeLinecap="round">
      <rect x={x(floor)} width={`${place(ceiling) - place(floor)}%`} height={height} fill={palette.madder} fillOpacity=".16" />
      {[floor, ceiling].map((gate) => (
        <line x1={x(gate)} x2={x(gate)} y2={height} stroke={palette.madder} strokeWidth="5" key={gate} />
      ))}
      <g fontSize="16" fontWeight="600" fill={palette.inkSoft}>
        {hours.map((_, hour) => (
          <text y={y(hour) + 5} opacity={hour < played ? undefined : 0.4} key={label(hour)}>
            {label(hour)}
          </text>
        ))}
      </g>
      {hours.map(({ price, wanted, held, sold }, hour) => {
        const above = y(hour) - row / 2;
        return (
          <g stroke={palette.ink} strokeWidth="5" opacity={hour < played ? undefined : 0.25} key={label(hour)}>
            <line x1={x(price)} x2={x(price)} y1={hour ? above : 0} y2={above + row} />
            {hour > 0 && <line x1={x(hours[hour - 1]?.price ?? price)} x2={x(price)} y1={above} y2={above} />}
            {held && (
              <g stroke={palette.madderInk} strokeWidth="3">
                <line x1={x(price)} x2={x(wanted)} y1={y(hour)} y2={y(hour)} strokeDasharray="1 7" />
                <circle cx={x(wanted)} cy={y(hour)} r="5" fill={palette.madderTint} />
              </g>
            )}
            <circle
              cx={x(price)}
              cy={y(hour)}
              r={Math.round((3.5 + (sold / mostSold) * 4.5) * 10) / 10}
              fill={held ? palette.madder : palette.ink}
              stroke="none"
            />
          </g>
        );
      })}
      {last && tagSide && (
        <svg x={x(last.price)} y={y(playedHours.length - 1) - 3} overflow="visible" aria-hidden="true">
          <g ref={tag} transform={`translate(${tagSide * 60})`}>
            <rect x="-44" y="-17" width="88" height="34" rx="9" fill={palette.marigold} />
            <text y="7" fontSize="21" fontWeight="700" textAnchor="middle" fill={palette.ink}>
              {inRupees(last.price)}
            </text>
          </g>
        </svg>
      )}
    </svg>
  );
}
