import { bands, type Week, weigh } from '../../instruments/cone/model.ts';
import { words } from '../../instruments/cone/words.ts';
import { formatNumber } from '../../instruments/kit/outcome.ts';
import { palette } from '../palette.ts';
import { Tag } from '../parts/Tag.tsx';

/** Returns the analytics instrument's initial result. */
export function conePlan() {
  const w = words();
  const { ahead } = weigh(w, w.start.weeks, w.start.festivals, false);
  return { sold: w.sold, now: w.now, weeks: ahead.weeks, total: formatNumber(ahead.total) };
}

/** Draws the result, 640 × 480: past weeks as bars, and the forecast's cone with its total. */
export function ConeAhead({ sold, now, weeks, total }: ReturnType<typeof conePlan>) {
  const most = Math.max(...sold, ...weeks.map(({ expected, wide }) => expected + wide)) * 1.1;
  const y = (pieces: number) => Math.round(420 - (Math.max(0, pieces) / most) * 380);
  const middle = 300;
  const x = (week: number) => middle + (week * 300) / weeks.length;
  const last = sold.at(-1) ?? 0;
  const points = (list: readonly Week[], side: number) =>
    list.map(({ week, line, deviation }) => `${x(week)} ${y(line + side * deviation)}`);
  const band = (half: number) => `M${middle} ${y(last)}L${[...points(weeks, half), ...points(weeks, -half).reverse()].join('L')}z`;
  return (
    <>
      {sold.map((pieces, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week.
        <path key={week} d={`M${40 + week * 21} 420V${y(pieces)}h14V420z`} fill={palette.land} />
      ))}
      <path d={band(bands.wide)} fill={palette.marigold} fillOpacity=".3" />
      <path d={band(bands.narrow)} fill={palette.marigold} fillOpacity=".45" />
      {weeks
        .filter(({ isFestival }) => isFestival)
        .map(({ week, expected }) => (
          <path key={week} d={`M${x(week) - 12} 420V${y(expected)}h24V420z`} fill={palette.marigold} />
        ))}
      <path d={`M${middle} ${y(last)}L${points(weeks, 0).join('L')}`} fill="none" stroke={palette.paper} strokeWidth="6" />
      <path d={`M${middle} 70V420`} stroke={palette.mist} strokeWidth="4" strokeDasharray="1 11" />
      <path d="M34 420H606" stroke={palette.mist} strokeWidth="4" />
      <Tag x={60} y={76} width={180} size={44}>
        {total}
      </Tag>
      <text x={middle} y="456" fontSize="28" fontWeight="600" textAnchor="middle" fill={palette.mist}>
        {now}
      </text>
    </>
  );
}
