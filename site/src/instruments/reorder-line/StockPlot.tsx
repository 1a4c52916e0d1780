import parcelFile from '../../drawings/goods/parcel.svg?raw';
import { palette } from '../../drawings/palette.ts';
import { parseSvg, Shapes } from '../../drawings/parts/Shapes.tsx';
import type { Weighed } from './model.ts';
import s from './ReorderLine.module.css';

interface StockPlotProps extends Pick<Weighed, 'days' | 'line' | 'advice' | 'isRefused'> {
  alt: string;
  /** Top of the plot, and the stockroom's limit (`room`), in pieces. */
  most: number;
  room: number;
  words: { first: string; last: string; orderAt: string; model: string; room: string };
}

const parcel = parseSvg(parcelFile);

/** Height in pixels, and insets of the plot in per cent. The styles have the same values. */
const height = 280;
const [ceiling, floor] = [6, 88];

const rounded = (value: number) => Math.round(value * 100) / 100;
const percent = (value: number) => `${rounded(value)}%`;

/** Draws stock by day, with cartons for deliveries and red blocks for lost sales. Shapes stretch with the box, lettering keeps its size. */
export function StockPlot({ alt, days, line, advice, isRefused, most, room, words }: StockPlotProps) {
  const y = (pieces: number) => rounded(floor - (pieces / most) * (floor - ceiling));
  const across = (day: number) => percent((day / days.length) * 100);
  const path = days.map(({ morning, evening }, day) => `${day} ${y(morning)} ${day + 1} ${y(evening)}`).join('L');
  // As tall as the share of the day's demand that is lost.
  const blocks = days.map(({ morning, evening, lost }, day) =>
    lost > 0 ? `M${day} ${floor}v${-rounded((lost / (morning - evening + lost)) * 10)}h1V${floor}z` : '',
  );
  // Keep a minimum distance between the visitor's label (or thumb) and the model's.
  const isBelow = line >= advice;
  const distance = (Math.abs(y(line) - y(advice)) * height) / 100;
  const aside = Math.max(0, (isBelow ? 48 : 32) - distance) * (isBelow ? 1 : -1);
  const level = (pieces: number) => ({ x1: 0, x2: '100%', y1: percent(y(pieces)), y2: percent(y(pieces)) });
  return (
    <>
      <svg className={s.days} viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" role="img" aria-label={alt}>
        <path d={`M0 ${floor}L${path}V${floor}z`} fill={palette.marigold} fillOpacity=".42" />
        <path d={blocks.join('')} fill={palette.madder} />
        <path d={`M${path}`} fill="none" stroke={palette.ink} strokeWidth="3" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${floor}H${days.length}`} stroke={palette.ink} strokeWidth="5" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={s.lines} fontWeight="600" aria-hidden="true">
        <line {...level(room)} stroke={palette.madderInk} strokeWidth={isRefused ? 3 : 2} />
        <line {...level(advice)} stroke={palette.green} strokeWidth="3" />
        <line {...level(line)} stroke={palette.madder} strokeWidth="3" strokeDasharray="1 7" strokeLinecap="round" />
        <text x="100%" y={percent(y(room))} dy="-6" textAnchor="end" fill={palette.madderInk}>
          {words.room}
        </text>
        <text x="100%" y={percent(y(advice))} dy={aside - 6} textAnchor="end" fill={palette.green}>
          {words.model}
        </text>
      </svg>
      <svg className={s.days} fontWeight="600" fill={palette.inkSoft} aria-hidden="true">
        {days.map(
          ({ evening, isOrdered }, day) =>
            isOrdered && <circle cx={across(day + 1)} cy={percent(y(evening))} r="5" fill={palette.madder} key={across(day)} />,
        )}
        {days.map(
          ({ morning, delivered }, day) =>
            delivered > 0 && (
              <svg x={across(day)} y={percent(y(morning))} overflow="visible" aria-hidden="true" key={across(day)}>
                <Shapes file={parcel} transform="scale(.26)" />
              </svg>
            ),
        )}
        <text x="100%" y={percent(y(line))} dx="6" dy="-6" fill={palette.madderInk}>
          {words.orderAt}
        </text>
        <text y="100%" dy="-6">
          {words.first}
        </text>
        <text x="100%" y="100%" dy="-6" textAnchor="end">
          {words.last}
        </text>
      </svg>
    </>
  );
}
