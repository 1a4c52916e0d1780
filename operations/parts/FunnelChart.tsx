import type { Funnel } from '../../server/measurement/read-funnel.ts';
import { palette } from '../../site/src/illustrations/palette.ts';
import { format } from '../format.ts';
import s from './FunnelChart.module.css';

/** From a visit to a kept enquiry. Bars are as the root of what they stand for, so that the few at the end can be seen. */
export function FunnelChart({ funnel }: { funnel: Funnel }) {
  const steps = [
    ['Pages viewed', funnel.views, undefined],
    ['Contact page viewed', funnel.contactViews, [funnel.views, 'of all views']],
    ['Form begun', funnel.started, [funnel.contactViews, 'of the contact page']],
    ['Form sent', funnel.sent, [funnel.started, 'of those begun']],
    ['Enquiries kept', funnel.kept, undefined],
  ] as const;
  const most = Math.max(1, ...steps.map(([, count]) => count));
  return (
    <div className={`tone-green ${s.panel}`}>
      <div>
        <h2>From a visit to an enquiry</h2>
        <p>
          In 28 days. A script counts the first four steps; enquiries are counted where they are kept, so that those sent without a script
          are in the last line too. Bars grow with the root of the number.
        </p>
      </div>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">How often</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([name, count, of]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <svg className="on-green" viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={300 * Math.sqrt(count / most)} height="10" rx="2" fill={palette.marigold} />
                </svg>
              </th>
              <td className={s.count}>{format.number(count)}</td>
              <td className={s.share}>{of && `${format.share(count, of[0])} ${of[1]}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
