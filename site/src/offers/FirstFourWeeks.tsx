import type { z } from 'zod';
import type { firstFourWeeks } from '../../../content/schema/first-four-weeks.ts';
import { Switch } from '../artefacts/StopSwitch.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { content } from '../data/content.ts';
import s from './FirstFourWeeks.module.css';

/** Parts of a step, in reading order. */
const parts = ['client', 'agency', 'received', 'stop'] as const;

/** Renders the plan from the first minute to the whole shop: five steps grouped by period. Every service links here. */
export function FirstFourWeeks({ heading, lead, labels, spans, stop, note }: z.infer<typeof firstFourWeeks>) {
  return (
    <section className={`wrap section ${s.weeks}`}>
      <SectionHead id="first-four-weeks" heading={heading} lead={lead} />
      <ol className={s.plan}>
        {spans.map(({ figure, label, steps }) => (
          <li key={figure} className={s.span}>
            <p className={s.length}>
              <b>{figure}</b> {label}
            </p>
            <ol>
              {steps.map(({ title, text, ...part }) => (
                <li key={title} className={s.step}>
                  <div className={s.name}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                  <dl>
                    {parts.map((name) => (
                      <div key={name}>
                        <dt>{labels[name]}</dt>
                        <dd>{part[name]}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className={`on-green ${s.stop}`}>
        <Switch isOn label={content.artefacts.stopSwitch.running} />
        <div>
          <h3>{stop.heading}</h3>
          <p>{stop.text}</p>
        </div>
      </div>
      <p className={s.note}>{note}</p>
    </section>
  );
}
