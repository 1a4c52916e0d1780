import type { z } from 'zod';
import type { stat } from '../../../../content/schema/parts.ts';
import { FigureChart } from '../../charts/FigureChart.tsx';

interface StatsProps {
  items: readonly z.infer<typeof stat>[];
}

/** Published figures, set large, each drawn to scale. */
export function Stats({ items }: StatsProps) {
  return (
    <ul className="stats">
      {items.map(({ figure, label, detail, measures }) => (
        <li key={label}>
          <p className={figure.length > 5 ? 'figure long' : 'figure'}>{figure}</p>
          <FigureChart figure={figure} measures={measures} />
          <p className="measures">
            <b>{label}</b> {detail}
          </p>
        </li>
      ))}
    </ul>
  );
}
