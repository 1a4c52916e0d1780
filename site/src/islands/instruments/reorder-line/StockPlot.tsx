import parcelFile from '../../../drawings/goods/parcel.svg?raw';
import { palette } from '../../../drawings/palette.ts';
import { Frame } from '../../../drawings/parts/Frame.tsx';
import { parseSvg, Shapes } from '../../../drawings/parts/Shapes.tsx';
import type { Weighed } from './weigh.ts';

interface StockPlotProps extends Pick<Weighed, 'days' | 'line' | 'advice'> {
  alt: string;
  isRefused?: boolean;
  /** Top of the plot, and the stockroom's limit (`room`), in pieces. */
  most: number;
  room: number;
  words: { first: string; last: string; orderAt: string; model: string; room: string };
  /** Layout for phones: labels on their lines. */
  isSmall?: boolean;
}

const parcel = parseSvg(parcelFile);

/** Insets of the plot as shares of the picture's height. ReorderLine.module.css positions the rail with the same values. */
const ceiling = 0.06;
const floor = 0.88;

/** Draws stock by day, with cartons for deliveries and red blocks for lost sales. */
export function StockPlot({ alt, days, line, advice, isRefused, most, room, words, isSmall = false }: StockPlotProps) {
  const { width, height, left, right, letters } = isSmall
    ? { width: 328, height: 300, left: 4, right: 146, letters: 16 }
    : { width: 820, height: 270, left: 14, right: 216, letters: 17 };
  const isDense = isSmall && days.length > 30;
  const [thick, parcelScale] = isDense ? [2, 0.2] : [3.3, 0.34];
  const end = width - right;
  const base = height * floor;
  const x = (day: number) => Math.round((left + (day / days.length) * (end - left)) * 10) / 10;
  const y = (pieces: number) => Math.round((base - (pieces / most) * height * (floor - ceiling)) * 10) / 10;
  const path = days.map(({ morning, evening }, day) => `${x(day)} ${y(morning)} ${x(day + 1)} ${y(evening)}`).join('L');
  // Labels are to the right of the last day: after their lines, on phones on them.
  const label = (at: number, text: string, fill: string, aside = 0, isLast = false) => (
    <text
      fill={fill}
      x={isSmall ? (isLast ? width : end + 4) : end + 14}
      y={y(at) + (isSmall ? -6 : 6) + aside}
      textAnchor={isSmall && isLast ? 'end' : 'start'}
    >
      {text}
    </text>
  );
  // Keep a minimum distance between the visitor's label (or thumb) and the model's.
  const isBelow = line >= advice;
  const minDistance = isSmall ? (isBelow ? 48 : 32) : 26;
  const aside = Math.max(0, minDistance - Math.abs(y(line) - y(advice))) * (isBelow ? 1 : -1);
  return (
    <Frame alt={alt} width={width} height={height}>
      <g data-part="plot" fontSize={letters} fontWeight="600" fill={palette.inkSoft}>
        <path d={`M${left} ${y(room)}H${isSmall ? width : end}`} stroke={palette.madderInk} strokeWidth={isRefused ? thick : 2} />
        <path d={`M${left} ${base}L${path}V${base}z`} fill={palette.marigold} fillOpacity=".42" />
        {days.map(({ morning, evening, lost }, day) => {
          // As tall as the share of the day's demand that is lost.
          const tall = Math.round((lost / (morning - evening + lost)) * height * 0.1);
          return lost > 0 && <path d={`M${x(day)} ${base}v${-tall}H${x(day + 1)}V${base}z`} fill={palette.madder} key={x(day)} />;
        })}
        <path d={`M${left} ${y(advice)}H${isSmall && !aside ? width : end}`} stroke={palette.green} strokeWidth="3" />
        <path d={`M${path}`} fill="none" stroke={palette.ink} strokeWidth={thick} />
        <path d={`M${left} ${base}H${end}`} stroke={palette.ink} strokeWidth="5" />
        <path
          d={`M${left} ${y(line)}H${end}${isSmall ? '' : 'm120 0'}H${width - 20}`}
          stroke={palette.madder}
          strokeWidth={thick}
          strokeDasharray={`1 ${thick * 2.4}`}
        />
        {days.map(
          ({ evening, isOrdered }, day) =>
            isOrdered && <circle cx={x(day + 1)} cy={y(evening)} r={thick * 1.7} fill={palette.madder} key={x(day)} />,
        )}
        {days.map(
          ({ morning, delivered }, day) =>
            delivered > 0 && <Shapes file={parcel} transform={`translate(${x(day)} ${y(morning)})scale(${parcelScale})`} key={x(day)} />,
        )}
        {label(room, words.room, palette.madderInk, 0, true)}
        {label(line, words.orderAt, palette.madderInk)}
        {label(advice, words.model, palette.green, aside, true)}
        <text x={left} y={height - 6}>
          {words.first}
        </text>
        <text x={end} y={height - 6} textAnchor="end">
          {words.last}
        </text>
      </g>
    </Frame>
  );
}
