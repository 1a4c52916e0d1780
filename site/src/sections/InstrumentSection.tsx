import { Island } from '../components/Island.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { GoodSymbols } from '../islands/instruments/GoodSymbols.tsx';
import { type PageInstrument, pageInstruments } from '../islands/instruments/page-instruments.ts';
import s from './InstrumentSection.module.css';

/** A service's decision in the visitor's own hand: the page's drawing, computed, with its controls. */
export function InstrumentSection({ name }: { name: keyof typeof pageInstruments }) {
  const { component, words, goods }: PageInstrument = pageInstruments[name];
  const { heading, lead } = words();
  return (
    <section className={`wrap ${s.section}`} data-instrument={name}>
      <SectionHead heading={heading} lead={lead} />
      {goods && <GoodSymbols names={goods()} />}
      <Island name={`instruments/${name}`} component={component} props={{}} near />
    </section>
  );
}
