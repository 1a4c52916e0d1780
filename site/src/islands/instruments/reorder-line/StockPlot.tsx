import { Parcel } from '../../../illustrations/goods/Parcel.tsx';
import { palette } from '../../../illustrations/palette.ts';
import { Frame } from '../../../illustrations/parts/Frame.tsx';
import type { Weighed } from './weigh.ts';

interface StockPlotProps extends Pick<Weighed, 'days' | 'line' | 'advice'> {
  alt: string;
  isRefused?: boolean;
  /** The most that fits the plot, and the stockroom's limit, in pieces. */
  most: number;
  room: number;
  words: { first: string; last: string; orderAt: string; model: string; room: string };
  /** For phones: fewer days, and labels on their lines. */
  isSmall?: boolean;
}

/** Where the plot stands in its picture, in parts of its height. The rail beside it is laid over by these (ReorderLine.module.css). */
const ceiling = 0.06;
const floor = 0.88;

/** Where the first day stands, in the drawing's units. */
const left = 14;

/** Stock over the days: a line that falls and is refilled, cartons where an order arrives, red blocks where the shelf is empty. */
export function StockPlot({ alt, days, line, advice, isRefused, most, room, words, isSmall = false }: StockPlotProps) {
  const { width, height, right, thick, parcel, letters } = isSmall
    ? { width: 328, height: 300, right: 148, thick: 3, parcel: 0.3, letters: 16 }
    : { width: 820, height: 270, right: 216, thick: 3.5, parcel: 0.36, letters: 17 };
  const end = width - right;
  const shown = isSmall ? days.slice(0, days.length / 2) : days;
  const base = height * floor;
  const x = (day: number) => Math.round((left + (day / shown.length) * (end - left)) * 10) / 10;
  const y = (pieces: number) => Math.round((base - (pieces / most) * height * (floor - ceiling)) * 10) / 10;
  const path = shown.map(({ morning, evening }, day) => `${x(day)} ${y(morning)} ${x(day + 1)} ${y(evening)}`).join('L');
  // Labels stand where no stock is drawn, to the right of the last day: after their lines, or on phones on them.
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
  // The least between the line's own label, or the weight on it, and the model's: it is pushed up or down.
  const isBelow = line >= advice;
  const between = isSmall ? (isBelow ? 48 : 32) : 26;
  const aside = Math.max(0, between - Math.abs(y(line) - y(advice))) * (isBelow ? 1 : -1);
  return (
    <Frame alt={alt} width={width} height={height}>
      <g data-part="plot" fontSize={letters} fontWeight="600" fill={palette.inkSoft}>
        <path d={`M${left} ${y(room)}H${isSmall ? width : end}`} stroke={palette.madderInk} strokeWidth={isRefused ? thick : 2} />
        <path d={`M${left} ${base}L${path}V${base}z`} fill={palette.marigold} fillOpacity=".42" />
        {shown.map(
          ({ lost }, day) =>
            lost > 0 && <path d={`M${x(day)} ${base}v${-height * 0.08}H${x(day + 1)}V${base}z`} fill={palette.madder} key={x(day)} />,
        )}
        <path d={`M${left} ${y(advice)}H${isSmall && !aside ? width : end}`} stroke={palette.green} strokeWidth="3" />
        <path d={`M${path}`} fill="none" stroke={palette.ink} strokeWidth={thick} />
        <path d={`M${left} ${base}H${end}`} stroke={palette.ink} strokeWidth="5" />
        <path
          d={`M${left} ${y(line)}H${end}${isSmall ? '' : 'm120 0'}H${width - 20}`}
          stroke={palette.madder}
          strokeWidth={thick}
          strokeDasharray={`1 ${thick * 2.4}`}
        />
        {shown.map(
          ({ evening, isOrdered }, day) =>
            isOrdered && <circle cx={x(day + 1)} cy={y(evening)} r={thick * 1.7} fill={palette.madder} key={x(day)} />,
        )}
        {shown.map(({ morning, delivered }, day) => delivered > 0 && <Parcel x={x(day)} y={y(morning)} scale={parcel} key={x(day)} />)}
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
