import { fill } from '../../../../shared/format/fill.ts';
import { weigh } from '../../instruments/gates/model.ts';
import { Trail } from '../../instruments/gates/Trail.tsx';
import { words } from '../../instruments/gates/words.ts';
import { inRupees } from '../../instruments/kit/outcome.ts';
import { palette } from '../palette.ts';

/** Draws the pricing instrument's initial result, 640 × 480: the price through a day, between its limits. */
export function PriceDay() {
  const w = words();
  const { floor, ceiling, start: step, gates, ...good } = w.goods.tote;
  const { hours } = weigh(w, w.goods.tote, { floor, ceiling, step });
  const trail = { ...good, ...gates, alt: '', hours, floor, ceiling, played: hours.length };
  return (
    <>
      <g fontSize="28" fontWeight="600" fill={palette.madderInk}>
        <text x="252" y="44" textAnchor="end">
          {fill(w.floor, { price: inRupees(floor) })}
        </text>
        <text x="366" y="44">
          {fill(w.ceiling, { price: inRupees(ceiling) })}
        </text>
      </g>
      <svg x="120" y="58" width="400" height="422" aria-hidden="true">
        <Trail {...trail} label={(hour) => fill(w.hour, { hour: String(w.firstHour + hour) })} />
      </svg>
    </>
  );
}
