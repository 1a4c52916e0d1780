import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { Picture } from '../components/Picture.tsx';
import { labels } from '../content.ts';
import s from './CaseTeaser.module.css';

/** One case study as proof of what the page says. */
export function CaseTeaser({ study, heading }: { study: Entry<CaseStudy>; heading: string }) {
  return (
    <section className="wrap section" aria-label="Case study">
      <a className={s.teaser} href={`/case-studies/${study.slug}`}>
        <Picture picture={study.picture} crop="card" silent />
        <span className={s.words}>
          <span className="soft">
            {study.client}, {study.category.toLowerCase()}
          </span>
          <strong>{heading}</strong>
        </span>
        <span className={`go ${s.go}`}>{labels.offer.readCaseStudy}</span>
      </a>
    </section>
  );
}
