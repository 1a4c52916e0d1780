import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { lookOf } from '../artefacts/looks.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Picture } from '../components/Picture.tsx';
import { labels } from '../content.ts';
import { ClientPortrait } from '../illustrations/ClientPortrait.tsx';
import s from './CaseHero.module.css';

/** The top of a case study: what it is about, the way back to all of them, and first of all what the client says. */
export function CaseHero({ study }: { study: Entry<CaseStudy> }) {
  const { quote, author, position, portrait } = study.testimonial;
  const { tone, hero } = lookOf(study);
  return (
    <div className={`wrap ${s.hero} ${s[hero]}`}>
      <div className={s.words}>
        <Breadcrumbs path={`/case-studies/${study.slug}`} />
        <h1>{study.heading}</h1>
        <div>
          <p className="soft">{study.category}</p>
          <p className={s.lead}>{study.lead}</p>
          <a className={s.back} href="/case-studies">
            {labels.caseStudy.back}
          </a>
        </div>
      </div>
      <figure className={`${s.quote} tone-${tone}`} data-clear>
        <blockquote>{quote}</blockquote>
        {portrait && !study.picture.photo ? (
          <div className={`picture ${s.portrait} tone-${tone}`}>
            <ClientPortrait {...portrait} />
          </div>
        ) : (
          <div className={s.picture}>
            <Picture picture={study.picture} crop="card" />
          </div>
        )}
        <figcaption>
          <b>{author}</b>
          <span>{position}</span>
        </figcaption>
      </figure>
    </div>
  );
}
