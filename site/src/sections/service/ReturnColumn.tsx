import { cameBack } from '../../../../content/came-back.ts';
import { labels } from '../../content.ts';
import { palette } from '../../illustrations/palette.ts';

/** Height of what was spent, in the drawing's units: 5.4 times as much still has room. */
const unit = 46;
const floor = 250;

/** What a project cost, and beside it to the same scale what came back. @param percent the return on investment */
export function ReturnColumn({ percent }: { percent: number }) {
  const top = floor - unit * Math.min(cameBack(`${percent}%`), 5.4);
  return (
    <svg className="on-paper" viewBox={`0 0 380 ${floor}`} aria-hidden="true" fontSize="22" fill={palette.ink}>
      <path d={`M24 ${floor}V${floor - unit}h110v${unit}z`} fill={palette.sand} stroke={palette.ink} strokeWidth="2" />
      <path d={`M150 ${floor}V${top}h150v${floor - top}z`} fill={palette.green} />
      <path
        d={`M150 ${floor - unit}h150M150 ${floor - 2 * unit}h150M150 ${floor - 3 * unit}h150M150 ${floor - 4 * unit}h150`}
        stroke={palette.paper}
        strokeWidth="2"
      />
      <text x="79" y={floor - unit / 2 + 6} textAnchor="middle">
        {labels.charts.cost}
      </text>
      <text x="225" y={floor - unit / 2 + 6} textAnchor="middle" fontWeight="600" fill={palette.paper}>
        {labels.charts.back}
      </text>
    </svg>
  );
}
