import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { ClientPortrait, clientPortraits } from '../illustrations/ClientPortrait.tsx';
import s from './CaseListHero.module.css';
import hero from './OverviewHero.module.css';

interface CaseListHeroProps {
  heading: string;
  lead: string;
  studies: readonly Entry<CaseStudy>[];
}

/** The top of the list: what it is, and the people who say it, side by side. */
export function CaseListHero({ heading, lead, studies }: CaseListHeroProps) {
  return (
    <div className={`wrap ${hero.hero}`}>
      <div className={`${hero.words} ${s.words}`}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <ul className={`picture ${s.people}`}>
        {studies.map(
          ({ slug, client, testimonial: { author, portrait } }) =>
            portrait && (
              <li key={slug} className={`tone-${clientPortraits[portrait.drawing].tone}`}>
                <p>
                  {author}
                  <span>{client}</span>
                </p>
                <ClientPortrait {...portrait} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
