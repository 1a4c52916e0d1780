import type { z } from 'zod';
import type { technology } from '../../../content/schema/pages.ts';
import s from './DecisionPath.module.css';

/** Renders the steps of a pricing decision in the example shop: records, limits, price. */
export function DecisionPath({ steps }: { steps: z.infer<typeof technology>['decision'] }) {
  return (
    <ol className={s.path}>
      {steps.map(({ title, value, text }) => (
        <li key={title}>
          <p className={s.title}>{title}</p>
          <p className={s.value}>{value}</p>
          <p className={s.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
