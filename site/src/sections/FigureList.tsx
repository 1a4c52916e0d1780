import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import s from './FigureList.module.css';

/** Published figures set large, each with what it measures. */
export function FigureList({ items }: { items: readonly z.infer<typeof stat>[] }) {
  return (
    <dl className={s.list} data-arrive>
      {items.map(({ figure, label, detail }) => (
        <div key={label}>
          <dt>
            <strong>{label}</strong>
            {detail && <> {detail}</>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
