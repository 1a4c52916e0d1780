import type { z } from 'zod';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { stat } from '../../../content/schema/parts.ts';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../content.ts';
import { FigureList } from './FigureList.tsx';
import s from './ProofRow.module.css';

interface ProofRowProps {
  heading: string;
  lead?: string;
  items: readonly z.infer<typeof stat>[];
  /** The case study that the figures come from, and what its page tells. */
  study: Entry<CaseStudy>;
  story: string;
  /** The way on from the figures. */
  link?: { href: string; label: string };
}

/** The proof of a page: three figures, and beside them the client who stands for them, in their own words. */
export function ProofRow({ heading, lead, items, study, story, link }: ProofRowProps) {
  const { quote, author, position } = study.testimonial;
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.results} heading={heading} lead={lead} />
      <FigureList items={items} />
      {link && (
        <a className={`go ${s.link}`} href={link.href}>
          {link.label}
        </a>
      )}
      <div className={`whole ${s.card}`}>
        <Picture picture={study.picture} crop="card" silent />
        <div>
          <h3>
            <a className="whole-link" href={`/case-studies/${study.slug}`}>
              {story}
            </a>
          </h3>
          <blockquote>
            <p>{`“${quote}”`}</p>
            <footer className="soft">
              {author}, {position}
            </footer>
          </blockquote>
          <p className="go" aria-hidden="true">
            {labels.offer.readCaseStudy}
          </p>
        </div>
      </div>
    </section>
  );
}
