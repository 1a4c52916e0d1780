import { formatVital, judgeVital, vitalThresholds } from '../../server/measurement/judge-vital.ts';
import type { Vital } from '../../server/measurement/read-vitals.ts';
import type { Metric } from '../../shared/api/measurement.ts';
import { palette } from '../../site/src/drawings/palette.ts';
import { format } from '../format.ts';
import { judgementWords, vitalNames } from '../vital-words.ts';
import s from './VitalScale.module.css';

const WIDTH = 300;
const BAR = 14;

/** Returns the path of the marker, kept within the picture. */
const marker = (x: number) => `M${Math.min(WIDTH - 3, Math.max(3, x))} -4V${BAR + 4}`;

/** Draws a web vital on a scale with the bounds of good and poor. The marker is the 75th percentile. */
export function VitalScale({ metric, vital }: { metric: Metric; vital: Vital | undefined }) {
  const { good, poor } = vitalThresholds[metric];
  const end = poor * 1.5;
  const xOf = (value: number) => (WIDTH * Math.min(value, end)) / end;
  const judgement = vital && judgeVital(metric, vital);
  return (
    <div className={s.vital}>
      <h3>
        {vitalNames[metric]} <abbr>{metric}</abbr>
      </h3>
      <p className={s.value}>
        {vital ? formatVital(metric, vital.p75) : '–'}{' '}
        <span data-judgement={judgement}>{judgement ? judgementWords[judgement] : 'not measured'}</span>
      </p>
      <svg className="on-paper" viewBox={`0 -8 ${WIDTH} 44`} aria-hidden="true">
        <rect width={xOf(good)} height={BAR} fill={palette.green} />
        <rect x={xOf(good)} width={xOf(poor) - xOf(good)} height={BAR} fill={palette.marigold} />
        <rect x={xOf(poor)} width={WIDTH - xOf(poor)} height={BAR} fill={palette.madder} />
        {vital && (
          <g strokeLinecap="round">
            <path d={marker(xOf(vital.p75))} stroke={palette.paper} strokeWidth="9" />
            <path d={marker(xOf(vital.p75))} stroke={palette.ink} strokeWidth="5" />
          </g>
        )}
        <text x={xOf(good)} y={BAR + 20} fontSize="13" fill={palette.ink} textAnchor="middle">
          {formatVital(metric, good)}
        </text>
        <text x={xOf(poor)} y={BAR + 20} fontSize="13" fill={palette.ink} textAnchor="middle">
          {formatVital(metric, poor)}
        </text>
      </svg>
      <p className="small">
        {vital && format.count(vital.samples, 'visit')}
        <span className="visually-hidden">{`. Good up to ${formatVital(metric, good)}, poor above ${formatVital(metric, poor)}.`}</span>
      </p>
    </div>
  );
}
