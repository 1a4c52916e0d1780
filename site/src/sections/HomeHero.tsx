import type { Content } from '../../../content/load.ts';
import { Island } from '../components/Island.tsx';
import { Start } from '../components/Start.tsx';
import { MarkdownVersion } from '../islands/instruments/MarkdownVersion.tsx';
import { words } from '../islands/instruments/scale/content.ts';
import { Scale } from '../islands/instruments/scale/Scale.tsx';
import s from './HomeHero.module.css';

/** Renders the home page's first screen: the claim and the scale instrument. */
export function HomeHero({ hero }: { hero: Content['pages']['home']['hero'] }) {
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <p className={s.eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.heading}</h1>
        <p className={s.lead}>{hero.lead}</p>
        <Start action={hero.primary} isShort>
          <a className={s.second} href={hero.secondary.href}>
            {hero.secondary.label}
          </a>
        </Start>
      </div>
      <div data-instrument="scale">
        <MarkdownVersion words={words()} />
        <Island name="instruments/scale" component={Scale} props={{}} />
      </div>
    </div>
  );
}
