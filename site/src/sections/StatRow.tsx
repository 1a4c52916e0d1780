import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import s from './StatRow.module.css';

/** Renders the agency's figures in a ruled row. @param isTight whether the row is low */
export function StatRow({ items, isTight = false }: { items: readonly z.infer<typeof stat>[]; isTight?: boolean }) {
  return (
    <dl className={isTight ? `${s.row} ${s.tight}` : s.row}>
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
