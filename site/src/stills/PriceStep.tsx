import { fill } from '../../../shared/format/fill.ts';
import { palette } from '../drawings/palette.ts';
import { Tag } from '../drawings/parts/Tag.tsx';
import { weigh } from '../instruments/gates/model.ts';
import { words } from '../instruments/gates/words.ts';
import { inRupees } from '../instruments/kit/outcome.ts';

/** Heights of the highest and the lowest price, in drawing units. */
const [top, bottom] = [44, 190];

/** Draws the pricing instrument's first result: the price through a day, between its limits, and where it wanted to go. */
export function PriceStep() {
  const w = words();
  const { floor, ceiling, start: step, ...good } = w.goods.tote;
  const { hours } = weigh(w, w.goods.tote, { floor, ceiling, step });
  const y = (price: number) => Math.round(bottom - ((price - floor) / (ceiling - floor)) * (bottom - top));
  const x = (hour: number) => 26 + Math.round((hour * 262) / hours.length);
  const last = hours.at(-1)?.price ?? good.own;
  return (
    <>
      <path d={`M-400 ${top}H800V${bottom}H-400z`} fill={palette.madder} fillOpacity=".16" />
      <path d={`M26 ${top}H374M26 ${bottom}H374`} stroke={palette.madderInk} strokeWidth="3" strokeDasharray="2 9" />
      <path
        d={`M${x(0)} ${y(good.own)}${hours.map(({ price }, hour) => `V${y(price)}H${x(hour + 1)}`).join('')}`}
        fill="none"
        stroke={palette.ink}
        strokeWidth="5.5"
      />
      <g className="answer rise step">
        <Tag x={x(hours.length) - 4} y={y(last)} width={100} size={21}>
          {inRupees(last)}
        </Tag>
      </g>
      <g fontSize="18" fontWeight="600" fill={palette.madderInk}>
        <text x="26" y="32">
          {fill(w.ceiling, { price: inRupees(ceiling) })}
        </text>
        <text x="26" y="216">
          {fill(w.floor, { price: inRupees(floor) })}
        </text>
      </g>
    </>
  );
}
