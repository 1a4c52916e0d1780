import type { Bars } from '../../../../content/schema/document.ts';
import { palette } from '../../illustrations/palette.ts';

/** Share of the line that the longest bar fills; its value stands beside it. */
const longest = 60;

/** The bars of a chart as a list, so that its words are as large on a phone as those around it. */
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
