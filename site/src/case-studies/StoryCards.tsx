import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { HowWeCount } from '../components/HowWeCount.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import { pictures } from '../drawings/tones.ts';
import s from './StoryCards.module.css';

interface StoryCardsProps {
  heading: string;
  lead?: string;
  stories: readonly { study: Entry<CaseStudy>; heading: string }[];
}

/** Renders case studies as cards on the clients' colours, with large returns. */
export function StoryCards({ heading, lead, stories }: StoryCardsProps) {
  return (
    <section className="wrap section">
      <SectionHead isLarge heading={heading} lead={lead} />
      <ul className={s.cards} data-arrive>
        {stories.map(({ study, heading: title }) => (
          <li key={study.slug} className={`link-block ${s.card} tone-${pictures[study.picture.drawing].tone}`}>
            <div className={s.words}>
              <p>{`${study.client}, ${study.category.toLowerCase()}`}</p>
              <h3>
                <a className="stretched-link" href={`/case-studies/${study.slug}`}>
                  {title}
                </a>
              </h3>
            </div>
            <Picture picture={study.picture} crop="card" silent isTile />
            <p className={s.return}>
              <b>{study.roi}</b>
              {` ${labels.caseStudy.return}`}
            </p>
          </li>
        ))}
      </ul>
      <HowWeCount className={`go ${s.count}`} />
    </section>
  );
}
