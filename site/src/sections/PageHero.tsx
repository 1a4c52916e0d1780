import type { z } from 'zod';
import type { vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Vignette } from '../components/Vignette.tsx';
import s from './PageHero.module.css';

interface PageHeroProps {
  /** Below the first level: where the page stands is said above its heading. */
  path?: string;
  heading: string;
  lead: string;
  /** A small picture beside the words. */
  vignette?: z.infer<typeof vignetteSchema>;
  /** Only where it has room beside the words: on a page whose visitors are on their way to something below. */
  vignetteGivesWay?: boolean;
}

/** The top of an inner page: where it stands and its claim. */
export function PageHero({ path, heading, lead, vignette, vignetteGivesWay }: PageHeroProps) {
  return (
    <div className={`wrap ${s.hero} ${vignette ? s.small : ''}`}>
      <div className={s.words}>
        {path && <Breadcrumbs path={path} />}
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
      </div>
      {vignette && (
        <div className={vignetteGivesWay ? 'for-wide' : undefined}>
          <Vignette {...vignette} />
        </div>
      )}
    </div>
  );
}
