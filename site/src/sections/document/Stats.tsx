import type { z } from 'zod';
import type { stat } from '../../../../content/schema/parts.ts';
import { unmarked } from '../../../../shared/format/place-marks.ts';

interface StatsProps {
  items: readonly z.infer<typeof stat>[];
}

/** Renders published figures in large type. */
export function Stats({ items }: StatsProps) {
  return (
    <ul className="stats">
      {items.map(({ figure, label, detail }) => (
        <li key={label}>
          <p className={unmarked(figure).length > 5 ? 'figure long' : 'figure'}>{figure}</p>
          <p className="measures">
            <b>{label}</b> {detail}
          </p>
        </li>
      ))}
    </ul>
  );
}
