import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { ChapterFrame } from './Chapter.tsx';
import type { Context } from './context.ts';
import { Quote, ReturnTable, Stats } from './Tables.tsx';

/** Renders the chapters generated from a case study: story, steps, returns compared with other studies, services. */
export function CaseChapters({ study, context }: { study: Entry<CaseStudy>; context: Context }) {
  const { content } = context;
  const { caseStudy: words, documents: labels } = content.labels;
  const services = content.services.filter(({ slug }) => study.services.includes(slug));
  const stats = [
    { figure: study.roi, label: words.return },
    { figure: String(study.timeline), label: words.months, detail: words.meanings.months },
    { figure: String(services.length), label: words.services, detail: `${services.map(({ name }) => name).join(', ')}.` },
  ];
  return (
    <>
      <ChapterFrame page="whole" number={1} heading={labels.story} lead={study.summary}>
        <div className="section wide">
          <Stats items={stats} />
        </div>
        {[
          { heading: words.challenge, paragraphs: study.challenge },
          { heading: words.solution, paragraphs: study.solution },
        ].map(({ heading, paragraphs }) => (
          <div className="section" key={heading}>
            <h3>{heading}</h3>
            <div className="blocks">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
        ))}
        <div className="section wide">
          <Quote {...study.testimonial} />
        </div>
      </ChapterFrame>
      <ChapterFrame page="whole" number={2} heading={labels.work} lead={labels.workLead}>
        <ol className="stations">
          {study.implementation.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </ChapterFrame>
      <ChapterFrame page="fresh" number={3} heading={labels.beside} lead={`${study.client}: ${study.roi} ${words.returnMeans}`}>
        <div className="section wide">
          <ReturnTable context={context} />
          <p className="soft">{labels.counted}</p>
        </div>
      </ChapterFrame>
      <ChapterFrame number={4} heading={labels.services} lead={labels.servicesLead}>
        {services.map(({ slug, name, summary, features }) => (
          <div className="section wide service" key={slug}>
            <h3>
              <a href={`${context.origin}/services/${slug}`}>{name}</a>
            </h3>
            <p>{summary}</p>
            <ul className="features">
              {features.items.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ChapterFrame>
    </>
  );
}
