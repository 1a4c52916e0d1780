import { cameBack } from '../../../../content/came-back.ts';
import { labels } from '../../content.ts';
import { palette } from '../../illustrations/palette.ts';

/** Length of what was spent, in the drawing's units: 5.4 times as much still has room. */
const unit = 106;

/** What a project cost as one carton, and what came back as a line of them to the same scale. @param percent the return on investment */
export function CartonLine({ percent }: { percent: number }) {
  const length = unit * Math.min(cameBack(`${percent}%`), 5.4);
  const whole = Array.from({ length: Math.floor(length / unit) }, (_, index) => (index + 1) * unit).filter((x) => x < length);
  return (
    <svg className="on-paper" viewBox="0 0 580 116" aria-hidden="true" fontSize="25" fill={palette.ink}>
      <path d={`M2 2H${unit}V44H2z`} fill={palette.sand} stroke={palette.ink} strokeWidth="2" />
      <text x="14" y="31">
        {labels.charts.cost}
      </text>
      <path d={`M1 54H${length}V114H1z`} fill={palette.marigold} />
      <path d={whole.map((x) => `M${x} 54V114`).join('')} stroke={palette.paper} strokeWidth="5" />
      <text x="14" y="93" fontWeight="600">
        {labels.charts.back}
      </text>
    </svg>
  );
}
