import type { Content } from '../../../content/load.ts';
import { Button } from '../components/Button.tsx';
import { Good } from '../illustrations/Good.tsx';
import { words } from '../islands/try/content.ts';
import { Tills } from '../islands/try/Tills.tsx';
import s from './PlayWeek.module.css';

/** How many days of the week have been played in the picture. */
const played = 4;

/** The way to the week before Diwali, with the picture of a week that is played: by its own numbers. */
export function PlayWeek({ heading, text, action, href }: Content['pages']['home']['play']) {
  const { days, ...names } = words();
  const over = days.slice(0, played);
  return (
    <section className="wrap section">
      <div className={`${s.field} tone-marigold-tint`}>
        <div className={s.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <Button href={href}>{action}</Button>
        </div>
        <div className={`picture ${s.good}`}>
          <Good name="tote" />
        </div>
        <Tills
          days={days.length}
          yours={over.map(({ options }) => options[Math.floor(options.length / 2)]?.earns ?? 0)}
          model={over.map(({ model }) => model.earns)}
          names={names}
        />
      </div>
    </section>
  );
}
