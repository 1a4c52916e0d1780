import type { z } from 'zod';
import type { Entry } from '../../../../content/load.ts';
import type { CaseStudy } from '../../../../content/schema/case-study.ts';
import type { stat } from '../../../../content/schema/parts.ts';
import { Picture } from '../../components/Picture.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import { FigureList } from '../FigureList.tsx';
import type { Look } from '../look.ts';
import s from './ProofRow.module.css';

interface ProofRowProps {
  heading: string;
  lead?: string;
  items: readonly z.infer<typeof stat>[];
  /** The case study that the figures come from, and what its page tells. */
  study: Entry<CaseStudy>;
  story: string;
  /** A passage of it. */
  passage: string;
  /** The form that it takes on this page: field (around both), figures, story. */
  look: Look;
}

/** The proof of a page: three figures, and beside them the client who stands for them. What the client says of it stands on the study's own page. */
export function ProofRow({ heading, lead, items, study, story, passage, look }: ProofRowProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.results} heading={heading} lead={lead} />
      <div className={`${s.field} ${look.field}`}>
        <FigureList items={items} className={look.figures} />
        <div className={`whole ${s.story} ${look.story}`}>
          <Picture picture={study.picture} crop="card" silent />
          <div>
            <h3>
              <a className="whole-link" href={`/case-studies/${study.slug}`}>
                {story}
              </a>
            </h3>
            <p>{passage}</p>
            <p className="go" aria-hidden="true">
              {labels.offer.readCaseStudy}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
