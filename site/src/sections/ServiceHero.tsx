import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Start } from '../components/Start.tsx';
import { labels } from '../content.ts';
import s from './ServiceHero.module.css';

interface ServiceHeroProps {
  path: string;
  heading: string;
  lead: string;
  /** Which shops it is for, as a sentence. */
  audience?: string;
  /** What a client receives, or a picture of it, beside the words. Without it the words are low, because an instrument follows. */
  children?: ReactNode;
}

/** The first screen of a service, a size or a trade: what it is, what a shop gets, and what to do next. */
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
      {children && <div className={s.shown}>{children}</div>}
    </div>
  );
}
