import type { Hour } from '../../../../content/schema/industry.ts';
import { labels } from '../../content.ts';
import { serviceOf } from '../../offer-cards.ts';
import s from './HourWords.module.css';

/** What happens at one time of the day: the work, the decision as an example shop has it, and who has a part in it. */
export function HourWords({ at, title, text, example, service, lastWord, benefit }: Hour) {
  return (
    <div className={s.words} data-words>
      <h3>
        <time>{at}</time> {title}
      </h3>
      <p>{text}</p>
      <p className={s.example}>{example}</p>
      <dl className={s.parts}>
        <div>
          <dt>{labels.day.service}</dt>{' '}
          <dd>
            <a href={`/services/${service}`}>{serviceOf(service).name}</a>
          </dd>
        </div>
        <div>
          <dt>{labels.day.lastWord}</dt> <dd>{lastWord}</dd>
        </div>
        <div>
          <dt>{labels.day.benefit}</dt> <dd>{benefit}</dd>
        </div>
      </dl>
    </div>
  );
}
