import type { Content } from '../../../content/load.ts';
import { Button } from '../components/Button.tsx';
import { HomeScale } from '../illustrations/HomeScale.tsx';
import s from './HomeHero.module.css';

/** The first screen of the site. The scale has a composition of its own for phones. */
export function HomeHero({ hero }: { hero: Content['pages']['home']['hero'] }) {
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <p className={s.eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.heading}</h1>
        <p className={s.lead}>{hero.lead}</p>
        <p className={s.actions}>
          <Button href={hero.primary.href}>{hero.primary.label}</Button>
          <a className={s.second} href={hero.secondary.href}>
            {hero.secondary.label}
          </a>
        </p>
      </div>
      <div className={`picture ${s.wide}`}>
        <HomeScale alt={hero.alt} crop="wide" />
      </div>
      <div className={`picture ${s.phone}`}>
        <HomeScale alt={hero.alt} crop="phone" />
      </div>
    </div>
  );
}
