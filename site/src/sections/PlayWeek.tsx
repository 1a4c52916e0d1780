import type { Content } from '../../../content/load.ts';
import { fill } from '../../../shared/format/fill.ts';
import { Button } from '../components/Button.tsx';
import { words as gameWords } from '../islands/try/content.ts';
import { Tills } from '../islands/try/Tills.tsx';
import s from './PlayWeek.module.css';

/** Number of days that the chart shows as played. */
const played = 4;

/**
 * Renders a link to the game of the week before Diwali, with its chart after four days. The visitor's bar shows the middle options' earnings.
 */
export function PlayWeek({ heading, text, action, href }: Content['pages']['home']['play']) {
  const { days, progress, ...game } = gameWords();
  const playedDays = days.slice(0, played);
  return (
    <section className="wrap section">
      <div className={`${s.field} tone-marigold-tint`}>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
          <Button href={href}>{action}</Button>
        </div>
        <Tills
          caption={fill(progress, { day: played })}
          yours={playedDays.map(({ options }) => options[Math.floor(options.length / 2)]?.earns ?? 0)}
          model={playedDays.map(({ model }) => model.earns)}
          most={game.most}
          names={game}
          isPicture
        />
      </div>
    </section>
  );
}
