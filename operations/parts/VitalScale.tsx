import type { Vital } from '../../server/measurement/read-vitals.ts';
import { palette } from '../../site/src/illustrations/palette.ts';
import type { Metric } from '../../wire/measurement.ts';
import { format } from '../format.ts';
import { judge } from '../judge.ts';
import { thresholds } from '../thresholds.ts';
import s from './VitalScale.module.css';

const WIDTH = 300;
const BAR = 14;

/** Where it stands, within the picture. */
const marker = (x: number) => `M${Math.min(WIDTH - 3, Math.max(3, x))} -4V${BAR + 4}`;

/** One vital on its scale: where good ends, where poor begins, and where three of four visits stand. */
export function VitalScale({ metric, vital }: { metric: Metric; vital: Vital | undefined }) {
  const { name, good, poor } = thresholds[metric];
  const end = poor * 1.5;
  const at = (value: number) => (WIDTH * Math.min(value, end)) / end;
  const judgement = vital && judge(metric, vital);
  return (
    <div className={s.vital}>
      <h3>
        {name} <abbr>{metric}</abbr>
      </h3>
      <p className={s.value}>
        {vital ? format.vital(metric, vital.p75) : '–'} <span data-judgement={judgement}>{judgement ?? 'not measured'}</span>
      </p>
      <svg className="on-paper" viewBox={`0 -8 ${WIDTH} 44`} aria-hidden="true">
        <rect width={at(good)} height={BAR} fill={palette.green} />
        <rect x={at(good)} width={at(poor) - at(good)} height={BAR} fill={palette.marigold} />
        <rect x={at(poor)} width={WIDTH - at(poor)} height={BAR} fill={palette.madder} />
        {vital && (
          <g strokeLinecap="round">
            <path d={marker(at(vital.p75))} stroke={palette.paper} strokeWidth="9" />
            <path d={marker(at(vital.p75))} stroke={palette.ink} strokeWidth="5" />
          </g>
        )}
        <text x={at(good)} y={BAR + 20} fontSize="13" fill={palette.ink} textAnchor="middle">
          {format.vital(metric, good)}
        </text>
        <text x={at(poor)} y={BAR + 20} fontSize="13" fill={palette.ink} textAnchor="middle">
          {format.vital(metric, poor)}
        </text>
      </svg>
      <p className="small">
        {vital && format.count(vital.samples, 'sample')}
        <span className="unseen">{`. Good up to ${format.vital(metric, good)}, poor above ${format.vital(metric, poor)}.`}</span>
      </p>
    </div>
  );
}
