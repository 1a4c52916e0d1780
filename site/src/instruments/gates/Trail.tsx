import { useLayoutEffect, useRef } from 'react';
import { palette } from '../../drawings/palette.ts';
import { inRupees } from '../kit/outcome.ts';
import { glide } from '../kit/use-flip.ts';
import type { Hour } from './model.ts';

interface TrailProps {
  alt: string;
  hours: readonly Hour[];
  /** Number of hours played so far. The rest of the day is hidden. */
  played: number;
  /** Floor and ceiling. A name ends (or starts) near the middle of its gate's handle, so that two close ones have room. */
  gates: readonly { price: number; name: string; anchor: 'start' | 'end' }[];
  /** Prices at the two ends of the axis, and the shop's fixed price, all in ₹. */
  min: number;
  max: number;
  own: number;
  label: (hour: number) => string;
}

/** Height of an hour, and the room above the first for the gates' names and handles, in pixels. Gates.module.css has the same room. */
const row = 25;
const top = 86;
/** Width left of the axis for the hours, in pixels, as in Gates.module.css. */
const hoursWidth = 50;

/**
 * Draws the price by hour, from top to bottom, as wide as its box, below the gates and above a scale of prices. Where a gate held the
 * price, a dotted line leads to the wanted price. The last price is right of the axis, where nothing else is drawn.
 */
export function Trail({ alt, hours, played, gates, min, max, own, label }: TrailProps) {
  const foot = top + hours.length * row;
  const place = (price: number) => Math.round(Math.min(1, Math.max(0, (price - min) / (max - min))) * 10_000) / 100;
  const x = (price: number) => `${place(price)}%`;
  const y = (hour: number) => top + (hour + 0.5) * row;
  const playedHours = hours.slice(0, played);
  const mostSold = Math.max(...hours.map(({ sold }) => sold));
  const last = playedHours.at(-1);
  const [floor = min, ceiling = max] = gates.map(({ price }) => price);
  const tag = useRef<SVGGElement>(null);
  const before = useRef(played);
  // The price goes to its next hour in one movement.
  useLayoutEffect(() => {
    if (played === before.current + 1) tag.current?.animate({ translate: [`0 ${-row}px`, '0'] }, glide);
    before.current = played;
  }, [played]);
  return (
    <svg width="100%" height={foot + 32} role="img" aria-label={alt} strokeLinecap="round" overflow="visible">
      <rect
        x={x(floor)}
        y={top - 24}
        width={`${place(ceiling) - place(floor)}%`}
        height={foot - top + 24}
        fill={palette.madder}
        fillOpacity=".16"
      />
      {gates.map(({ price, name, anchor }) => (
        <svg x={x(price)} overflow="visible" aria-hidden="true" key={name}>
          <path d={`M0 ${top - 24}V${foot}`} stroke={palette.madder} strokeWidth="5" />
          <g fill={palette.madderInk} fontSize="16" textAnchor={anchor} transform={`translate(${anchor === 'end' ? 12 : -12})`}>
            <text y="14">{name}</text>
            <text y="33" fontSize="17" fontWeight="650">
              {inRupees(price)}
            </text>
          </g>
        </svg>
      ))}
      <g fontSize="16" fontWeight="600" fill={palette.inkSoft}>
        {hours.map((_, hour) => (
          <text x={-hoursWidth} y={y(hour) + 5} opacity={hour < played ? undefined : 0.4} key={label(hour)}>
            {label(hour)}
          </text>
        ))}
      </g>
      <g fontSize="15" fill={palette.inkSoft} textAnchor="middle">
        <line x2="100%" y1={foot} y2={foot} stroke={palette.inkSoft} strokeWidth="2" />
        {[min, own, max].map((price) => (
          <svg x={x(price)} y={foot} overflow="visible" aria-hidden="true" key={price}>
            <path d="M0 0V8" stroke={palette.inkSoft} strokeWidth="2" />
            <text y="25">{inRupees(price)}</text>
          </svg>
        ))}
      </g>
      {playedHours.map(({ price, wanted, held, sold }, hour) => {
        const above = y(hour) - row / 2;
        return (
          <g stroke={palette.ink} strokeWidth="5" key={label(hour)}>
            <line x1={x(price)} x2={x(price)} y1={above} y2={above + row} />
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
      {last && (
        <g ref={tag}>
          <line x1={x(last.price)} x2="100%" y1={y(played - 1)} y2={y(played - 1)} stroke={palette.inkSoft} />
          <svg x="100%" y={y(played - 1)} overflow="visible" aria-hidden="true">
            <path d="M8 0L16-14H72V14H16z" fill={palette.marigold} stroke={palette.marigold} strokeWidth="4" strokeLinejoin="round" />
            <text x="43" y="6" fontSize="16" fontWeight="700" textAnchor="middle" fill={palette.ink}>
              {inRupees(last.price)}
            </text>
          </svg>
        </g>
      )}
    </svg>
  );
}
