import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import s from './FigureList.module.css';

interface FigureListProps {
  items: readonly z.infer<typeof stat>[];
  /** The form that the list takes on this page; without it, side by side under rules. */
  className?: string;
}

/** Published figures set large, each with what it measures. */
export function FigureList({ items, className = s.plain }: FigureListProps) {
  return (
    <dl className={`${s.list} ${className}`} data-arrive>
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
