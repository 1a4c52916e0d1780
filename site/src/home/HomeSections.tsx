import type { ReactNode } from 'react';
import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { HowWeCount } from '../components/HowWeCount.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { Start } from '../components/Start.tsx';
import { content, labels } from '../data/content.ts';
import { pictures } from '../drawings/tones.ts';
import { MarkdownVersion } from '../instruments/kit/InstrumentSection.tsx';
import { words } from '../instruments/scale/words.ts';
import { CardGrid, type CardGridProps } from '../sections/CardGrid.tsx';
import s from './HomeSections.module.css';

/** Renders the home page's first screen: the claim, and the scale instrument as its child. */
export function HomeHero({ hero, children }: { hero: Content['pages']['home']['hero']; children: ReactNode }) {
  return (
    <div className={`wrap ${s.hero}`}>
      <div>
        <p className={s.eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.heading}</h1>
        <p className={s.lead}>{hero.lead}</p>
        <Start action={hero.primary}>
          <a className="go" href={hero.secondary.href}>
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

type Quote = Content['pages']['home']['testimonials']['items'][number];

interface StoryCardsProps {
  heading: string;
  lead?: string;
  stories: readonly { study: Entry<CaseStudy>; heading: string; quote?: Quote | undefined }[];
}

/** Renders case studies as cards on the clients' colours, each with its return and a quote. */
export function StoryCards({ heading, lead, stories }: StoryCardsProps) {
  return (
    <section className={`wrap section ${s.stories}`}>
      <SectionHead heading={heading} lead={[lead, ' ', <HowWeCount key="count" />]} />
      <ul className={s.cards} data-arrive>
        {stories.map(({ study, heading: title, quote }) => (
          <li key={study.slug} className={`link-block ${s.card} tone-${pictures[study.picture.drawing].tone}`}>
            <div className={s.words}>
              <p>{`${study.client}, ${study.category.toLowerCase()}`}</p>
              <h3>
                <a className="stretched-link" href={`/case-studies/${study.slug}`}>
                  {title}
                </a>
              </h3>
            </div>
            <Picture picture={study.picture} crop="card" silent isTile />
            <p className={s.return}>
              <b>{study.roi}</b>
              {` ${labels.caseStudy.return}`}
            </p>
            {quote && (
              <figure className={s.quote}>
                <blockquote>{`“${quote.quote}”`}</blockquote>
                <figcaption>{`${quote.author}, ${quote.position}`}</figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TradesProps = Content['pages']['home']['industries'] & { sizes: CardGridProps };

/** Renders the cards of company sizes, and below them large links to the industries. */
export function Trades({ sizes, heading, items }: TradesProps) {
  return (
    <CardGrid
      {...sizes}
      lead={
        <a className="go" href="/solutions#calculator">
          {content.calculator.link}
        </a>
      }
    >
      <h3 className={s.trades}>{heading}</h3>
      <ul className={s.strip}>
        {items.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </CardGrid>
  );
}
