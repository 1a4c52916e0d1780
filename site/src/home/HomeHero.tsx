import type { ReactNode } from 'react';
import type { Content } from '../../../content/load.ts';
import { Start } from '../components/Start.tsx';
import { MarkdownVersion } from '../instruments/kit/InstrumentSection.tsx';
import { words } from '../instruments/scale/words.ts';
import s from './HomeHero.module.css';

/** Renders the home page's first screen: the claim, and the scale instrument as its child. */
export function HomeHero({ hero, children }: { hero: Content['pages']['home']['hero']; children: ReactNode }) {
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
        {children}
      </div>
    </div>
  );
}
