import { Island } from '../components/Island.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { pageInstruments } from '../islands/instruments/page-instruments.ts';
import s from './InstrumentSection.module.css';

/** A service's decision in the visitor's own hand: the page's drawing, computed, with its controls. */
export function InstrumentSection({ name }: { name: keyof typeof pageInstruments }) {
  const { component, words } = pageInstruments[name];
  const { heading, lead } = words();
  return (
    <section className={`wrap ${s.section}`} data-instrument={name}>
      <SectionHead heading={heading} lead={lead} />
      <Island name={`instruments/${name}`} component={component} props={{}} near />
    </section>
  );
}
