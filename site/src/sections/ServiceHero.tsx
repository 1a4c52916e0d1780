import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Start } from '../components/Start.tsx';
import { labels } from '../data/content.ts';
import s from './ServiceHero.module.css';

interface ServiceHeroProps {
  path: string;
  heading: string;
  lead: string;
  /** Sentence about the target shops. */
  audience?: string;
  /** Artefact or picture beside the text. Without children the hero is low, because an instrument follows. */
  children?: ReactNode;
}

/** Renders the first screen of a service, solution or industry page. */
export function ServiceHero({ path, heading, lead, audience, children }: ServiceHeroProps) {
  return (
    <div className={`wrap ${s.hero} ${children ? s.beside : s.low}`}>
      <Breadcrumbs path={path} />
      <div className={s.claim}>
        <h1>{heading}</h1>
        {audience && <p className={s.audience}>{audience}</p>}
      </div>
      <div className={s.words}>
        <p className={s.lead}>{lead}</p>
        <Start>
          <a className="go" href="/services#first-four-weeks">
            {labels.offer.firstWeeks}
          </a>
        </Start>
      </div>
      {children && <div className={s.media}>{children}</div>}
    </div>
  );
}
