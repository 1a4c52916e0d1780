import type { Hour } from '../../../../content/schema/industry.ts';
import { goodList } from '../good-list.tsx';
import { palette } from '../palette.ts';

const centre = 210;
/** A point of a dial of 24 hours, midnight on top. @param hours since midnight @param radius from the middle */
function point(hours: number, radius: number): string {
  const angle = (hours / 12) * Math.PI;
  return [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)].map((at) => Math.round(at)).join(' ');
}
const hoursOf = (at: string) => Number(at.slice(0, 2)) + Number(at.slice(3)) / 60;

/** A day's dial: a ring of stock that gets thinner from one hour to the next, and the good that it counts. */
export function DialFace({ hours }: { hours: readonly Pick<Hour, 'at' | 'good'>[] }) {
  const times = hours.map(({ at }) => hoursOf(at));
  const ticks = Array.from({ length: 24 }, (_, hour) => `M${point(hour, 198)}L${point(hour, hour % 6 ? 190 : 182)}`).join('');
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true" strokeLinejoin="round">
      <circle cx={centre} cy={centre} r="208" fill={palette.paper} />
      <path d={ticks} stroke={palette.ink} strokeWidth="4" strokeLinecap="round" />
      {times.slice(1).map((end, place) => (
        <path
          key={end}
          d={`M${point(times[place] as number, 150)}A150 150 0 0 1 ${point(end, 150)}`}
          fill="none"
          stroke={palette.madder}
          strokeWidth={Math.round(44 - (38 * place) / (times.length - 2 || 1))}
        />
      ))}
      {times.map((time) => {
        const [x, y] = point(time, 150).split(' ');
        return <circle key={time} cx={x} cy={y} r="13" fill={palette.marigold} stroke={palette.ink} strokeWidth="4" />;
      })}
      <g fontSize="21" fontWeight="650" textAnchor="middle" fill={palette.ink}>
        {hours.map(({ at }, place) => {
          const [x, y] = point(times[place] as number, 103)
            .split(' ')
            .map(Number) as [number, number];
          return (
            <text key={at} x={x} y={y + 7}>
              {at}
            </text>
          );
        })}
      </g>
      <g transform="translate(210 262)scale(.95)">{goodList[hours[0]?.good ?? 'parcel']}</g>
    </svg>
  );
}
