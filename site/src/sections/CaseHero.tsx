import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { Picture } from '../components/Picture.tsx';
import { labels } from '../content.ts';
import s from './CaseHero.module.css';

/** The top of a case study: client and trade, what changed, the way back to all of them, and the picture. */
export function CaseHero({ study: { slug, client, category, heading, lead, picture } }: { study: Entry<CaseStudy> }) {
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <Breadcrumbs path={`/case-studies/${slug}`} />
        <p className={s.client}>
          <b>{client}</b> <span>{category}</span>
        </p>
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
        <a className={s.back} href="/case-studies">
          {labels.caseStudy.back}
        </a>
      </div>
      <div>
        <Picture picture={picture} crop="hero" />
        <ExampleNote text={labels.caseStudy.pictured} />
      </div>
    </div>
  );
}
