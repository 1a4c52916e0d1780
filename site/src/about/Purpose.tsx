import type { Content } from '../../../content/load.ts';
import { labels } from '../data/content.ts';
import s from './Purpose.module.css';

/** Renders mission and vision side by side. */
export function Purpose({ mission, vision }: Pick<Content['pages']['about'], 'mission' | 'vision'>) {
  return (
    <section className={`wrap section ${s.pair}`} aria-label="Mission and vision">
      {[
        { kicker: labels.about.mission, ...mission },
        { kicker: labels.about.vision, ...vision },
      ].map(({ kicker, heading, text }) => (
        <div key={kicker} className={s.half}>
          <p className={s.kicker}>{kicker}</p>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
