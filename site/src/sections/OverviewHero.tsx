import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { panorama } from '../../../content/schema/drawings.ts';
import '../components/answers.css';
import { Photo } from '../components/Photo.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { panoramas } from '../drawings/tones.ts';
import s from './OverviewHero.module.css';

interface OverviewHeroProps {
  heading: string;
  lead: string;
  picture: z.infer<typeof panorama>;
  /** Next step, below the lead. */
  children?: ReactNode;
}

/** Renders the top of an overview page: heading above a panorama, of which phones show the middle. */
export function OverviewHero({ heading, lead, picture: { drawing, alt, photo }, children }: OverviewHeroProps) {
  return (
    <div className="wrap page-top">
      <div className={s.words}>
        <h1>{heading}</h1>
        <div>
          <p className="page-lead">{lead}</p>
          {children}
        </div>
      </div>
      <div className={`picture picture-field ${s.field} tone-${panoramas[drawing]}`}>
        {photo ? <Photo photo={photo} place="panorama" /> : <Drawing name={`panoramas/${drawing}`} alt={alt} slice />}
      </div>
    </div>
  );
}
