import { cameBack } from '../../../content/came-back.ts';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { fill } from '../../../shared/format/fill.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { Picture } from '../components/Picture.tsx';
import { Start } from '../components/Start.tsx';
import { content, labels } from '../data/content.ts';
import { Results } from '../sections/Results.tsx';
import s from './CaseHero.module.css';

/** Renders the first screen of a case study: client, change, call to action, picture and results. */
export function CaseHero({ study }: { study: Entry<CaseStudy> }) {
  const { slug, client, category, heading, lead, picture, services } = study;
  return (
    <div className={`wrap page-top ${s.hero}`}>
      <Breadcrumbs path={`/case-studies/${slug}`} />
      <div className={s.words}>
        <p className={s.client}>
          <b>{client}</b> <span>{category}</span>
        </p>
        <h1>{heading}</h1>
        <p className="page-lead">{lead}</p>
        <Start>
          {content.services
            .filter((service) => services.includes(service.slug))
            .map((service) => (
              <a key={service.slug} className="go" href={`/services/${service.slug}`}>
                {service.cardLink}
              </a>
            ))}
        </Start>
      </div>
      <div className={s.picture}>
        <Picture picture={picture} crop="hero" />
        {!picture.photo && <ExampleNote text={labels.caseStudy.example} />}
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
