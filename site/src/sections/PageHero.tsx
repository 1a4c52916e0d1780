import type { z } from 'zod';
import type { picture as pictureSchema, vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Button } from '../components/Button.tsx';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { Picture } from '../components/Picture.tsx';
import { Vignette } from '../components/Vignette.tsx';
import s from './PageHero.module.css';

interface PageHeroProps {
  /** Below the first level: where the page stands is said above its heading. */
  path?: string;
  heading: string;
  lead: string;
  action?: { label: string; href: string };
  picture?: z.infer<typeof pictureSchema>;
  /** The picture has prices or orders of an example shop in it, and no other part of the page says so. */
  isExample?: boolean;
  /** A small picture instead. */
  vignette?: z.infer<typeof vignetteSchema>;
  /** Only where it has room beside the words: on a page whose visitors are on their way to something below. */
  vignetteGivesWay?: boolean;
}

/** The top of an inner page: where it stands, its claim, and the picture of its decision. */
export function PageHero({ path, heading, lead, action, picture, isExample, vignette, vignetteGivesWay }: PageHeroProps) {
  const layout = picture ? s.pictured : vignette ? s.small : '';
  return (
    <div className={`wrap ${s.hero} ${layout}`}>
      <div className={s.words}>
        {path && <Breadcrumbs path={path} />}
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
        {action && <Button href={action.href}>{action.label}</Button>}
      </div>
      {picture && (
        <div>
          <Picture picture={picture} crop="hero" />
          {isExample && <ExampleNote />}
        </div>
      )}
      {vignette && (
        <div className={vignetteGivesWay ? 'for-wide' : undefined}>
          <Vignette {...vignette} />
        </div>
      )}
    </div>
  );
}
