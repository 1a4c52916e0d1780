import type { Content } from '../../../content/load.ts';
import { Button } from '../components/Button.tsx';
import { Island } from '../components/Island.tsx';
import { MarkdownVersion } from '../islands/instruments/MarkdownVersion.tsx';
import { words } from '../islands/instruments/scale/content.ts';
import { Scale } from '../islands/instruments/scale/Scale.tsx';
import s from './HomeHero.module.css';

/** The first screen of the site: what it says, and the scale to try it on. */
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
      <div data-instrument="scale">
        <MarkdownVersion words={words()} />
        <Island name="instruments/scale" component={Scale} props={{}} />
      </div>
    </div>
  );
}
