import type { Size } from '../../../content/schema/size.ts';
import { goodList } from './good-list.tsx';
import { palette } from './palette.ts';

type Stop = Pick<NonNullable<Size['order']>['stops'][number], 'lane' | 'at' | 'good'>;

const height = 150;
const step = 200;
const yOf = ({ lane }: Stop) => lane * height - 58;

/** The way of one order across three lanes: a stop for each of its departments, a van at its end. */
export function RouteLine({ lanes, stops }: { lanes: readonly string[]; stops: readonly Stop[] }) {
  const xOf = (place: number) => step * place + step / 2;
  const way = stops
    .map((stop, place) => {
      const [x, y] = [xOf(place), yOf(stop)];
      const before = stops[place - 1];
      if (!before) return `M0 ${y}H${x}`;
      const middle = x - step / 2;
      return yOf(before) === y ? `H${x}` : `C${middle} ${yOf(before)} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  const end = stops.at(-1) as Stop;
  return (
    <svg viewBox={`0 0 ${step * stops.length} ${height * lanes.length}`} aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {lanes.slice(1).map((lane, place) => (
        <path
          key={lane}
          d={`M0 ${height * (place + 1)}H${step * stops.length}`}
          stroke={palette.paper}
          strokeOpacity=".3"
          strokeWidth="2"
          strokeDasharray="2 9"
        />
      ))}
      <g fontSize="19" fontWeight="600" textAnchor="end" fill={palette.marigoldTint}>
        {lanes.map((lane, place) => (
          <text key={lane} x={step * stops.length - 26} y={height * place + 26}>
            {lane}
          </text>
        ))}
      </g>
      <path d={`${way}H${step * stops.length}`} fill="none" stroke={palette.marigold} strokeWidth="9" />
      <path
        d={stops.map((_, place) => `M${xOf(place)} ${yOf(stops[place] as Stop) + 48}V${height * lanes.length}`).join('')}
        stroke={palette.paper}
        strokeOpacity=".35"
        strokeWidth="2"
      />
      {stops.map((stop, place) => (
        <g key={stop.at} transform={`translate(${xOf(place)} ${yOf(stop)})`}>
          <circle r="44" fill={palette.paper} stroke={palette.marigold} strokeWidth="7" />
          <g transform="translate(0 29)scale(.5)">{goodList[stop.good]}</g>
        </g>
      ))}
      <g transform={`translate(${step * stops.length - 32} ${yOf(end) + 6})scale(.34)`}>{goodList.van}</g>
    </svg>
  );
}
