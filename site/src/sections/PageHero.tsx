import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Start } from '../components/Start.tsx';
import { Vignette } from '../components/Vignette.tsx';
import { labels } from '../data/content.ts';
import s from './PageHero.module.css';

interface PageHeroProps {
  path: string;
  heading: string;
  lead: string;
  /** Sentence about the target shops. */
  audience?: string;
  /** Link beside "Get Started". Default: the first four weeks. Null: no call to action. */
  link?: { label: string; href: string } | null;
  /** Small picture beside the text, on wide screens. */
  vignette?: z.infer<typeof vignetteSchema>;
  /** Artefact or picture beside the text. Without one the hero is low, with the lead beside the heading. */
  children?: ReactNode;
}

const firstWeeks = { label: labels.offer.firstWeeks, href: '/services#first-four-weeks' };

/** Renders the top of an inner page: breadcrumbs, heading, lead and call to action. */
export function PageHero({ path, heading, lead, audience, link = firstWeeks, vignette, children }: PageHeroProps) {
  return (
    <div className={`wrap page-top ${children || vignette ? s.beside : s.low}`}>
      <Breadcrumbs path={path} />
      <div className={s.claim}>
        <h1>{heading}</h1>
        {audience && <p className={s.audience}>{audience}</p>}
      </div>
      <div className={s.words}>
        <p className="page-lead">{lead}</p>
        {link && (
          <Start>
            <a className="go" href={link.href}>
              {link.label}
            </a>
          </Start>
        )}
      </div>
      {children && <div className={s.media}>{children}</div>}
      {vignette && (
        <div className={`${s.media} ${s.small}`}>
          <Vignette {...vignette} />
        </div>
      )}
    </div>
  );
}
