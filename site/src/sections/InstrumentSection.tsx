import type { ReactNode } from 'react';
import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { GoodSymbols } from '../islands/instruments/GoodSymbols.tsx';
import { MarkdownVersion } from '../islands/instruments/MarkdownVersion.tsx';
import s from './InstrumentSection.module.css';

interface InstrumentSectionProps {
  /** Folder in islands/instruments. */
  name: string;
  words: { title: string; alt: string; invitation: string };
  /** Products whose drawings the page includes for the instrument. */
  goods?: readonly GoodName[];
  children: ReactNode;
}

/** Renders a section with an instrument's island as its child. */
export function InstrumentSection({ name, words, goods, children }: InstrumentSectionProps) {
  return (
    <section className={`wrap ${s.section}`} data-instrument={name}>
      <MarkdownVersion words={words} />
      {goods && <GoodSymbols names={goods} />}
      {children}
    </section>
  );
}
