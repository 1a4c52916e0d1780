import { palette } from '../drawings/palette.ts';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import { formatNumber } from '../instruments/kit/outcome.ts';
import { weigh } from '../instruments/reorder-line/model.ts';
import { words } from '../instruments/reorder-line/words.ts';

/** Days shown, until shortly after the first delivery. */
const shown = 15;

/** Draws the inventory instrument's stock at the model's own reorder point, from the first order to its delivery. */
export function ReorderLine() {
  const w = words();
  const { line: start, lead, order } = w.goods.tote;
  const asked = { line: start.start, lead: lead.start, opening: order };
  const { advice } = weigh(w, w.goods.tote, asked);
  const days = weigh(w, w.goods.tote, { ...asked, line: advice }).days.slice(0, shown);
  const most = Math.max(...days.map(({ morning }) => morning));
  const y = (pieces: number) => Math.round(206 - (pieces / most) * 126);
  const x = (day: number) => 28 + Math.round((day * 344) / days.length);
  const stock = days
    .map(({ morning, evening, delivered }, day) => `${day === 0 || delivered ? `${x(day)} ${y(morning)}L` : ''}${x(day + 1)} ${y(evening)}`)
    .join('L');
  const ordered = days.findIndex(({ isOrdered }) => isOrdered);
  const delivered = days.findIndex((day) => day.delivered > 0);
  const at = { x: x(delivered), y: y(days[delivered]?.morning ?? 0) };
  return (
    <>
      <path d={`M28 206L${stock}V206z`} fill={palette.marigold} fillOpacity=".38" />
      <path d="M28 206H372" stroke={palette.ink} strokeWidth="4" />
      <path d={`M28 ${y(advice)}H372`} stroke={palette.madder} strokeWidth="3" strokeDasharray="2 9" />
      <path d={`M${stock}`} fill="none" stroke={palette.ink} strokeWidth="5" />
      <circle
        cx={x(ordered + 1)}
        cy={y(days[ordered]?.evening ?? 0)}
        r="10"
        fill={palette.madder}
        stroke={palette.marigoldTint}
        strokeWidth="3"
      />
      <g className="answer rise lean">
        <Shapes file={svgFile('goods/parcel')} transform={`translate(${at.x} ${at.y - 2})scale(.72)`} />
      </g>
      <text x={at.x + 38} y={at.y - 16} fontSize="28" fontWeight="650" fill={palette.ink}>
        {`+${formatNumber(order)}`}
      </text>
      <text x="40" y={y(advice) + 31} fontSize="18" fontWeight="600" fill={palette.madderInk}>
        reorder point
      </text>
    </>
  );
}
