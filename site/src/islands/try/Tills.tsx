import { palette } from '../../illustrations/palette.ts';
import { inRupees } from '../instruments/frame/format-number.ts';

interface TillsProps {
  days: number;
  /** Earnings of each finished day. */
  yours: readonly number[];
  model: readonly number[];
  names: { yours: string; model: string; earned: string };
}

/** Height of a day's larger bar. Each day has its own scale, because amounts differ widely. */
const height = 90;

/** Draws two bars a day, the visitor's and the model's, and the place of each day to come. Losses are below the line. */
export function Tills({ days, yours, model, names }: TillsProps) {
  const bar = (x: number, amount: number, most: number) => {
    const barHeight = Math.round(Math.min(1, Math.abs(amount) / Math.max(1, most)) * (amount < 0 ? 20 : height));
    return `M${x} ${height}h12V${height + (amount < 0 ? barHeight : -barHeight)}h-12z`;
  };
  const dayTexts = yours.map(
    (amount, day) => `${day + 1}: ${names.yours} ${inRupees(amount)}, ${names.model} ${inRupees(model[day] ?? 0)}`,
  );
  return (
    <div className="picture" data-tills>
      <svg className="on-paper" viewBox={`0 -18 ${days * 40 + 16} 130`} role="img" aria-label={`${names.earned}. ${dayTexts.join('. ')}`}>
        {Array.from({ length: days }, (_, day) => day).map((day) => (
          <g key={day}>
            {day >= yours.length && <path d={`M${day * 40 + 7} 0h26v${height}h-26z`} fill={palette.ink} fillOpacity=".06" />}
            <path d={`M${day * 40 + 5} ${height + 1}h30`} stroke={palette.ink} strokeOpacity=".4" strokeWidth="2" />
          </g>
        ))}
        {yours.map((amount, day) => {
          const modelAmount = model[day] ?? 0;
          const most = Math.max(amount, modelAmount);
          // The names are above all bars; at the edges they move inwards.
          const middle = Math.min(Math.max(28, day * 40 + 20), days * 40 - 56);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day.
            <g key={day}>
              <path d={bar(day * 40 + 7, amount, most)} fill={palette.madder} />
              <path d={bar(day * 40 + 21, modelAmount, most)} fill={palette.green} />
              {day === yours.length - 1 && (
                <g fontSize="15" fontWeight="650">
                  <text x={middle - 4} y="-6" textAnchor="end" fill={palette.madderInk}>
                    {names.yours}
                  </text>
                  <text x={middle + 4} y="-6" fill={palette.green}>
                    {names.model}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
