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

/** A service's decision in the visitor's own hand: the page's drawing, computed, with its controls. */
export function InstrumentSection({ name, picture }: InstrumentSectionProps) {
  const { component, words, goods }: PageInstrument = pageInstruments[name];
  const own = words();
  return (
    <section className={`wrap ${s.section}`} data-instrument={name} data-clear>
      <div hidden data-share-picture>
        <Picture picture={picture} crop="hero" />
      </div>
      <MarkdownVersion words={own} />
      {goods && <GoodSymbols names={goods()} />}
      <Island name={`instruments/${name}`} component={component} props={{}} near />
    </section>
  );
}
