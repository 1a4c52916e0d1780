import type { z } from 'zod';
import type { vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Vignette } from '../components/Vignette.tsx';
import s from './PageHero.module.css';

interface PageHeroProps {
  /** Path of a page below the top level, for breadcrumbs above the heading. */
  path?: string;
  heading: string;
  lead: string;
  /** Small picture beside the text; not on phones, where it would keep the content off the first screen. */
  vignette?: z.infer<typeof vignetteSchema>;
}

/** Renders the top of an inner page: breadcrumbs and heading. */
export function PageHero({ path, heading, lead, vignette }: PageHeroProps) {
  return (
    <div className={`wrap page-top ${vignette ? s.small : ''}`}>
      {path && <Breadcrumbs path={path} />}
      <div className={s.words}>
        <h1>{heading}</h1>
        <p className="page-lead">{lead}</p>
      </div>
      {vignette && (
        <div className="for-wide">
          <Vignette {...vignette} />
        </div>
      )}
    </div>
  );
}
