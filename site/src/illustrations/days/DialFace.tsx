import type { Hour } from '../../../../content/schema/industry.ts';
import { goodList } from '../good-list.tsx';
import { palette } from '../palette.ts';

const centre = 210;
/** How far the day goes around the dial, in degrees; what is left open is at the foot. */
const sweep = 270;
/** Thickness of the ring in the morning. */
const thickest = 48;
const hoursOf = (at: string) => Number(at.slice(0, 2)) + Number(at.slice(3)) / 60;

/** A day's dial, from its first hour at the lower left to its last at the lower right: a ring of stock, as thick as what is left, and the good that it counts. */
export function DialFace({ hours }: { hours: readonly Pick<Hour, 'at' | 'good' | 'count'>[] }) {
  const times = hours.map(({ at }) => hoursOf(at));
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? 24;
  /** A point of the dial. @param time in hours since midnight @param radius from the middle */
  const place = (time: number, radius: number): [number, number] => {
    const angle = (((time - first) / (last - first) - 0.5) * sweep * Math.PI) / 180;
    return [Math.round(centre + radius * Math.sin(angle)), Math.round(centre - radius * Math.cos(angle))];
  };
  const counts = hours.map(({ count }, index) => Number.parseInt(count ?? '', 10) || hours.length - index);
  const ticks = Array.from({ length: Math.floor(last) - Math.ceil(first) + 1 }, (_, index) => Math.ceil(first) + index);
  /** Half the ring's thickness at each hour, by what is left then. */
  const halves = counts.map((count) => Math.max(2, (thickest * count) / (counts[0] as number) / 2));
  /** One edge of the ring, from hour to hour. @param side 1 for the outer, -1 for the inner, which is drawn backwards */
  const edge = (side: 1 | -1) => {
    const radii = halves.map((half) => 150 + side * half);
    const order = side === 1 ? times.keys().toArray() : times.keys().toArray().toReversed();
    return order
      .map((hour, step) => {
        const to = place(times[hour] as number, radii[hour] as number);
        const middling = Math.round(((radii[hour] as number) + (radii[order[step - 1] ?? hour] as number)) / 2);
        return step ? `A${middling} ${middling} 0 0 ${side === 1 ? 1 : 0} ${to}` : to;
      })
      .join('');
  };
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true" strokeLinejoin="round">
      <circle cx={centre} cy={centre} r="208" fill={palette.paper} />
      <path
        d={ticks.map((time) => `M${place(time, 198)}L${place(time, times.includes(time) ? 182 : 190)}`).join('')}
        stroke={palette.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={`M${edge(1)}L${edge(-1)}z`} fill={palette.madder} />
      {times.map((time) => {
        const [x, y] = place(time, 150);
        return <circle key={time} cx={x} cy={y} r="13" fill={palette.marigold} stroke={palette.ink} strokeWidth="4" />;
      })}
      <g fontSize="23" fontWeight="650" textAnchor="middle" fill={palette.ink}>
        {hours.map(({ at }, index) => {
          const [x, y] = place(times[index] as number, 88);
          return (
            <text key={at} x={x} y={y + 7}>
              {at}
            </text>
          );
        })}
      </g>
      <g transform="translate(210 262)scale(.9)">{goodList[hours[0]?.good ?? 'parcel']}</g>
    </svg>
  );
}
