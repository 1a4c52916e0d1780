import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { Island } from '../components/Island.tsx';
import { Picture } from '../components/Picture.tsx';
import { GoodSymbols } from '../islands/instruments/GoodSymbols.tsx';
import { MarkdownVersion } from '../islands/instruments/MarkdownVersion.tsx';
import { type PageInstrument, pageInstruments } from '../islands/instruments/page-instruments.ts';
import s from './InstrumentSection.module.css';

interface InstrumentSectionProps {
  name: keyof typeof pageInstruments;
  /** The page's drawing, which its share picture shows. The finished page goes without it (scripts/finish-build/finish-page.ts). */
  picture: z.infer<typeof pictureSchema>;
}

/** A service's decision in the visitor's own hand. The page's heading stands right above it, so that it has none that is seen. */
export function InstrumentSection({ name, picture }: InstrumentSectionProps) {
  const { component, words, goods }: PageInstrument = pageInstruments[name];
  const own = words();
  return (
    <section className={`wrap ${s.section}`} data-instrument={name} data-clear aria-labelledby="instrument">
      <div hidden data-share-picture>
        <Picture picture={picture} crop="hero" />
      </div>
      <h2 id="instrument" className="unseen">
        {own.heading}
      </h2>
      <p className={s.lead}>{own.lead}</p>
      <MarkdownVersion words={own} />
      {goods && <GoodSymbols names={goods()} />}
      <Island name={`instruments/${name}`} component={component} props={{}} near />
    </section>
  );
}
