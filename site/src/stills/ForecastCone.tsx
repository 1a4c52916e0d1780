import { palette } from '../drawings/palette.ts';
import { Tag } from '../drawings/parts/Tag.tsx';
import { bands, type Week, weigh } from '../instruments/cone/model.ts';
import { words } from '../instruments/cone/words.ts';
import { formatNumber } from '../instruments/kit/outcome.ts';

/** Baseline, height of the plot, and the present, in drawing units. */
const [base, high, now] = [200, 178, 188];

/** Draws the analytics instrument's first result: past weeks as bars, and the forecast's cone with its total. */
export function ForecastCone() {
  const w = words();
  const { weeks, total } = weigh(w, w.start.weeks, w.start.festivals, false).ahead;
  const most = Math.max(...w.sold, ...weeks.map(({ expected, wide }) => expected + wide));
  const y = (pieces: number) => Math.round(base - (Math.max(0, pieces) / most) * high);
  const x = (week: number) => now + Math.round((week * (376 - now)) / weeks.length);
  const start = `M${now} ${y(w.sold.at(-1) ?? 0)}L`;
  const points = (side: number) => weeks.map(({ week, line, deviation }: Week) => `${x(week)} ${y(line + side * deviation)}`);
  const band = (half: number) => `${start}${[...points(half), ...points(-half).reverse()].join('L')}z`;
  return (
    <>
      <path d={w.sold.map((pieces, week) => `M${25 + week * 13} ${base}V${y(pieces)}h9V${base}z`).join('')} fill={palette.land} />
      <g className="answer wide">
        <path d={band(bands.wide)} fill={palette.marigold} fillOpacity=".3" />
      </g>
      <path d={band(bands.narrow)} fill={palette.marigold} fillOpacity=".45" />
      <path
        d={weeks
          .filter(({ isFestival }) => isFestival)
          .map(({ week, expected }) => `M${x(week) - 8} ${base}V${y(expected)}h16V${base}z`)
          .join('')}
        fill={palette.marigold}
      />
      <path d={start + points(0).join('L')} fill="none" stroke={palette.paper} strokeWidth="4.5" />
      <path d={`M${now} 32V${base}`} stroke={palette.mist} strokeWidth="3" strokeDasharray="1 8" />
      <path d={`M24 ${base}H376`} stroke={palette.mist} strokeWidth="3" />
      <Tag x={30} y={44} width={116} size={26}>
        {formatNumber(total)}
      </Tag>
      <text x={now + 12} y="46" fontSize="19" fontWeight="600" fill={palette.mist}>
        {w.now}
      </text>
    </>
  );
}
