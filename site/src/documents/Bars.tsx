import type { Bars } from '../../../content/schema/document.ts';
import { palette } from '../drawings/palette.ts';
import type { Context } from './context.ts';

/** Width of the longest bar in percent of the line. The rest of the line is for the value. */
const longest = 60;

/** Renders a bar chart as a list, so that its text is as large as the surrounding text. */
export function BarList({ items }: Bars) {
  const most = Math.max(...items.map(({ value }) => value));
  return (
    <dl className="bars">
      {items.map(({ label, value, said, accent }) => (
        <div key={label}>
          <dt>{accent ? <b>{label}</b> : label}</dt>
          <dd>
            <svg width={`${Math.round((longest * value) / most)}%`} height="20" aria-hidden="true">
              <rect width="100%" height="20" rx="4" fill={accent ? palette.marigold : palette.greenMid} />
            </svg>
            {said}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Charts the first-year return of each case study as a bar, in the order of the months that they took. */
export function MonthsChart({ context: { content } }: { context: Context }) {
  const { months } = content.labels.caseStudy;
  const items = content.caseStudies
    .map(({ client, roi, timeline }) => ({ client, roi, timeline, value: Number.parseInt(roi, 10) }))
    .toSorted((a, b) => a.timeline - b.timeline)
    .map(({ client, roi, timeline, value }) => ({ label: `${client}, ${timeline} ${months}`, value, said: roi, accent: false }));
  return <BarList items={items} />;
}
