import type { ComponentType } from 'react';
import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { Island } from '../components/Island.tsx';
import { GoodSymbols } from '../islands/instruments/GoodSymbols.tsx';
import { MarkdownVersion } from '../islands/instruments/MarkdownVersion.tsx';
import s from './InstrumentSection.module.css';

interface InstrumentSectionProps {
  /** Folder in islands/instruments. */
  name: string;
  component: ComponentType;
  words: { title: string; alt: string; invitation: string };
  /** Products whose drawings the page includes for the instrument. */
  goods?: readonly GoodName[];
}

/** Renders an instrument as an island in a section. */
export function InstrumentSection({ name, component, words, goods }: InstrumentSectionProps) {
  return (
    <section className={`wrap ${s.section}`} data-instrument={name}>
      <MarkdownVersion words={words} />
      {goods && <GoodSymbols names={goods} />}
      <Island name={`instruments/${name}`} component={component} props={{}} near />
    </section>
  );
}
