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
  audience: string;
  /** Link beside "Get Started". Default: the first four weeks. */
  link?: { label: string; href: string };
  /** Artefact or picture beside the text. Without children the hero is low, because an instrument follows. */
  children?: ReactNode;
}

const firstWeeks = { label: labels.offer.firstWeeks, href: '/services#first-four-weeks' };

/** Renders the first screen of a service, solution or industry page. */
export function ServiceHero({ path, heading, lead, audience, link = firstWeeks, children }: ServiceHeroProps) {
  return (
    <div className={`wrap page-top ${children ? s.beside : s.low}`}>
      <Breadcrumbs path={path} />
      <div className={s.claim}>
        <h1>{heading}</h1>
        <p className={s.audience}>{audience}</p>
      </div>
      <div className={s.words}>
        <p className="page-lead">{lead}</p>
        <Start>
          <a className="go" href={link.href}>
            {link.label}
          </a>
        </Start>
      </div>
      {children && <div className={s.media}>{children}</div>}
    </div>
  );
}
