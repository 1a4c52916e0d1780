import type { Content } from '../../../content/load.ts';
import { labels } from '../content.ts';
import { LabelledHead } from './LabelledHead.tsx';
import s from './SpecificationTable.module.css';

/** What an engineer asks first: interfaces, protocols and formats. */
export function SpecificationTable({ heading, lead, rows }: Content['technology']['integration']['specifications']) {
  return (
    <section className="wrap section">
      <LabelledHead label={labels.technology.specifications} heading={heading} lead={lead} />
      <dl className={s.table}>
        {rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul>
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
