import { Fragment } from 'react';
import { formatVital, judgeVital, vitalThresholds } from '../../server/measurement/judge-vital.ts';
import type { RouteVitals, Vital } from '../../server/measurement/read-vitals.ts';
import { type Metric, metrics } from '../../shared/api/measurement.ts';
import { palette } from '../../site/src/drawings/palette.ts';
import { format } from '../format.ts';
import { judgementWords, vitalNames } from '../vital-words.ts';
import s from './VitalTable.module.css';

/** Table of every route's vitals, with a row for each device. */
export function VitalTable({ vitals }: { vitals: readonly RouteVitals[] }) {
  const routes = [undefined, ...new Set(vitals.flatMap(({ route }) => route ?? []))];
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col">
              <b>{metric}</b> {vitalNames[metric]}
            </th>
          ))}
        </tr>
      </thead>
      {routes.map((route) => (
        <tbody key={route ?? 'all'}>
          {vitals
            .filter((row) => row.route === route)
            .sort((one, other) => Number(one.device !== undefined) - Number(other.device !== undefined))
            .map(({ device, vitals: measured }) => (
              <tr key={device ?? 'all'} data-part={device !== undefined}>
                <th scope="row">
                  {device ? (
                    <>
                      <span className={s.of}>{`${nameOf(route)}, `}</span>
                      {device}
                    </>
                  ) : (
                    nameOf(route)
                  )}
                </th>
                {metrics.map((metric) => (
                  <td key={metric}>
                    <span className={s.label}>{metric}</span> <Cell metric={metric} vital={measured[metric]} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

function nameOf(route: string | undefined): string {
  if (route === undefined) return 'All pages';
  return route === '/404' ? 'Addresses without a page' : route;
}
const colours = { good: palette.green, needsWork: palette.marigold, poor: palette.madder, tooFew: palette.sand } as const;

function Cell({ metric, vital }: { metric: Metric; vital: Vital | undefined }) {
  if (!vital) return <Fragment>–</Fragment>;
  const judgement = judgeVital(metric, vital);
  const { good, poor } = vitalThresholds[metric];
  const xOf = (value: number) => (100 * Math.min(value, poor * 1.5)) / (poor * 1.5);
  return (
    <>
      <b>{formatVital(metric, vital.p75)}</b> {judgementWords[judgement]}
      <svg className="on-paper" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect y="2" width="100" height="4" fill={palette.sand} />
        <rect y="2" width={xOf(vital.p75)} height="4" fill={colours[judgement]} />
        <path d={`M${xOf(good)} 0V8M${xOf(poor)} 0V8`} stroke={palette.ink} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="small">{format.count(vital.samples, 'visit')}</span>
    </>
  );
}
