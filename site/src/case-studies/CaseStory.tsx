import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { content, labels } from '../data/content.ts';
import type { CaseDocument } from '../documents/document-links.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { clients } from '../drawings/tones.ts';
import s from './CaseStory.module.css';

/** Renders challenge and solution of a case study. */
export function CaseStory({ challenge, solution }: Pick<CaseStudy, 'challenge' | 'solution'>) {
  const { caseStudy } = labels;
  return (
    <section className={`wrap ${s.pair}`} aria-label={`${caseStudy.challenge} and ${caseStudy.solution.toLowerCase()}`}>
      {[
        { heading: caseStudy.challenge, paragraphs: challenge },
        { heading: caseStudy.solution, paragraphs: solution },
      ].map(({ heading, paragraphs }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Renders the client's quote, with a portrait if the content names one. */
export function CaseQuote({ quote, author, position, portrait }: CaseStudy['testimonial']) {
  return (
    <figure className={`wrap ${s.quote}`}>
      {portrait && (
        <div className={`picture ${s.portrait} tone-${clients[portrait.drawing]}`}>
          <Drawing name={`people/${portrait.drawing}`} alt={portrait.alt} />
        </div>
      )}
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{author}</b> <span>{position}</span>
      </figcaption>
    </figure>
  );
}

interface CaseMoreProps {
  study: Entry<CaseStudy>;
  next: Entry<CaseStudy>;
  documents: readonly CaseDocument[];
}

/** Renders further links of a case study: its services, documents, and the next study. */
export function CaseMore({ study, next, documents }: CaseMoreProps) {
  const { caseStudy } = labels;
  const services = content.services.filter(({ slug }) => study.services.includes(slug));
  return (
    <section className={`wrap ${s.more}`} aria-label="More">
      <div>
        <h2>{caseStudy.services}</h2>
        <ul>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/services/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      {documents.length > 0 && (
        <div>
          <h2>{caseStudy.documents}</h2>
          <ul>
            {documents.map((document) => (
              <li key={document.href}>
                <DocumentLink {...document} />
                {document.page && <a href={document.page}>{caseStudy.readDocument}</a>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2>{caseStudy.next}</h2>
        <ul>
          <li>
            <a className="go" href={`/case-studies/${next.slug}`}>
              {`${next.client}: ${next.heading}`}
            </a>
          </li>
          <li>
            <a href="/case-studies">{caseStudy.back}</a>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Renders a link to a document: title, type, pages and size. */
function DocumentLink({ title, href, facts, download }: Pick<CaseDocument, 'title' | 'href' | 'facts' | 'download'>) {
  return (
    <a href={href} download={download}>
      {title} <small>{facts}</small>
    </a>
  );
}
