import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import s from './StatRow.module.css';

/** Renders the agency's figures in a ruled row. */
export function StatRow({ items }: { items: readonly z.infer<typeof stat>[] }) {
  return (
    <dl className={s.row} data-clear>
      {items.map(({ figure, label, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          {detail && <dd className={s.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
