import { cameBack } from '../../../content/came-back.ts';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { fill } from '../../../shared/format/fill.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { Picture } from '../components/Picture.tsx';
import { Start } from '../components/Start.tsx';
import { content, labels } from '../data/content.ts';
import type { CaseDocument } from '../documents/document-links.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { clients } from '../drawings/tones.ts';
import { Results } from '../sections/Results.tsx';
import s from './CaseStudy.module.css';

/** Renders the first screen of a case study: client, change, call to action, picture and results. */
export function CaseHero({ study }: { study: Entry<CaseStudy> }) {
  const { slug, client, category, heading, lead, picture, services } = study;
  const service = content.services.find((candidate) => services.includes(candidate.slug));
  return (
    <div className={`wrap page-top ${s.hero}`}>
      <Breadcrumbs path={`/case-studies/${slug}`} />
      <div>
        <h1>{heading}</h1>
        <p className={s.client}>
          <b>{client}</b> <span>{category}</span>
        </p>
      </div>
      <div className={s.picture}>
        <Picture picture={picture} crop="hero" />
        {!picture.photo && <ExampleNote />}
      </div>
      <div>
        <p className="page-lead">{lead}</p>
        <Start>
          {service && (
            <a className="go" href={`/services/${service.slug}`}>
              {service.cardLink}
            </a>
          )}
        </Start>
      </div>
      <CaseResults study={study} />
    </div>
  );
}

/** Renders a client's three results: return, duration and services in use. */
export function CaseResults({ study: { client, roi, timeline, services } }: { study: Entry<CaseStudy> }) {
  const words = labels.caseStudy;
  const names = content.services.filter(({ slug }) => services.includes(slug)).map(({ name }) => name);
  const items = [
    { figure: roi, label: words.roi, detail: fill(words.meanings.roi, { back: Math.round(100 * cameBack(roi)) }) },
    { figure: `${timeline} ${words.months}`, label: words.timeline, detail: words.meanings.months },
    { figure: String(names.length), label: words.services, detail: `${new Intl.ListFormat('en-GB').format(names)}.` },
  ];
  return <Results heading={fill(words.gotBack, { client })} items={items} />;
}

/** Renders the steps of the implementation with their months. */
export function CaseTimeline({ implementation }: Pick<CaseStudy, 'implementation'>) {
  const { month, months, monthByMonth, timeline } = labels.caseStudy;
  return (
    <section className={`wrap ${s.timeline}`} aria-label={timeline}>
      <h2>{monthByMonth}</h2>
      <ol data-arrive>
        {monthsOf(implementation).map(({ title, text, first, last }) => (
          <li key={title}>
            <p className={s.when}>{first === last ? `${month} ${first}` : `${months} ${first}–${last}`}</p>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Adds to each of consecutive steps its first and last month, counted from 1. */
export function monthsOf<Step extends { months: number }>(steps: readonly Step[]): (Step & { first: number; last: number })[] {
  let last = 0;
  return steps.map((step) => {
    const first = last + 1;
    last += step.months;
    return { ...step, first, last };
  });
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
  next: Entry<CaseStudy>;
  documents: readonly CaseDocument[];
}

/** Renders further links of a case study: its documents, and the next study. */
export function CaseMore({ next, documents }: CaseMoreProps) {
  const { caseStudy } = labels;
  return (
    <section className={`wrap ${s.more}`} aria-label="More">
      {documents.length > 0 && (
        <div>
          <h2>{caseStudy.documents}</h2>
          <ul>
            {documents.map(({ title, href, facts, download, page }) => (
              <li key={href}>
                <a href={page ?? href}>{title}</a>{' '}
                {download ? (
                  <a href={href} download>
                    <small>
                      {facts}
                      <span className="visually-hidden">: {title}</span>
                    </small>
                  </a>
                ) : (
                  <small>{facts}</small>
                )}
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
