import type { z } from 'zod';
import type { technology } from '../../../content/schema/pages.ts';
import { StopSwitch } from '../artefacts/StopSwitch.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './Decision.module.css';

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

/** Renders the stop switch beside a description of its effect. */
export function Stop({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <section className={`wrap section ${s.stop}`}>
      <SectionHead heading={heading} lead={lead} />
      <div className={s.panel}>
        <StopSwitch />
      </div>
    </section>
  );
}
