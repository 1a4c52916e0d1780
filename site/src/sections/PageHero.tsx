import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Button } from '../components/Button.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Crumb } from '../layouts/crumbs.ts';
import s from './PageHero.module.css';

interface PageHeroProps {
  crumbs?: readonly Crumb[];
  heading: string;
  lead: string;
  action?: { label: string; href: string };
  picture?: z.infer<typeof pictureSchema>;
}

/** The top of an inner page: where it stands, its claim, and the picture of its decision. */
export function PageHero({ crumbs = [], heading, lead, action, picture }: PageHeroProps) {
  return (
    <div className={`wrap ${s.hero} ${picture ? s.pictured : ''}`}>
      <div className={s.words}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
        {action && <Button href={action.href}>{action.label}</Button>}
      </div>
      {picture && <Picture picture={picture} crop="hero" />}
    </div>
  );
}
