import type { z } from 'zod';
import type { panorama } from '../../../content/schema/drawings.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import '../components/answers.css';
import { Photo } from '../components/Photo.tsx';
import { panoramaList } from '../illustrations/panorama-list.ts';
import s from './OverviewHero.module.css';

interface OverviewHeroProps {
  /** Path of a page below the top level, for breadcrumbs above the heading. */
  path?: string;
  heading: string;
  lead: string;
  picture: z.infer<typeof panorama>;
}

/** Renders the top of an overview page: heading above a panorama, which has a separate composition for phones. */
export function OverviewHero({ path, heading, lead, picture: { drawing, alt, photo } }: OverviewHeroProps) {
  const { Picture, tone } = panoramaList[drawing];
  return (
    <div className={`wrap ${s.hero}`}>
      {path && <Breadcrumbs path={path} />}
      <div className={s.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      {photo ? (
        <div className={`${s.field} ${s.photo}`}>
          <Photo photo={photo} place="panorama" />
        </div>
      ) : (
        <div className={`picture ${s.field} tone-${tone}`}>
          <div className="for-wide">
            <Picture alt={alt} crop="wide" />
          </div>
          <div className="for-narrow">
            <Picture alt={alt} crop="phone" />
          </div>
        </div>
      )}
    </div>
  );
}
