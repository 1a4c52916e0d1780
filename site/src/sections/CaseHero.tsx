import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Picture } from '../components/Picture.tsx';
import { Tags } from '../components/Tags.tsx';
import { labels } from '../content.ts';
import type { Crumb } from '../layouts/crumbs.ts';
import s from './CaseHero.module.css';

/** The top of a case study: who the client is, and the way back to all of them. */
export function CaseHero({ study, crumbs }: { study: Entry<CaseStudy>; crumbs: readonly Crumb[] }) {
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <p className={s.client}>
          {study.client}, {study.category.toLowerCase()}
        </p>
        <h1>{study.heading}</h1>
        <p className={s.lead}>{study.lead}</p>
        <Tags tags={study.tags} />
        <a className={s.back} href="/case-studies">
          {labels.caseStudy.back}
        </a>
      </div>
      <Picture picture={study.picture} crop="hero" />
    </div>
  );
}
