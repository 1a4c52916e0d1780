import type { ReactNode } from 'react';
import { SectionHead } from '../components/SectionHead.tsx';
import { content } from '../data/content.ts';
import s from './ReturnsCalculator.module.css';

/** Renders the section of the calculator, which is its child. */
export function ReturnsCalculator({ children }: { children: ReactNode }) {
  const { kicker, heading, lead, options: slugs, noScript } = content.calculator;
  return (
    <section className={`wrap section ${s.section}`} id="calculator">
      {/* Targets of links that preselect an option, so that browsers scroll here. */}
      {slugs.map((slug) => (
        <span className={s.anchor} id={`calculator=${slug}`} key={slug} />
      ))}
      <SectionHead isLarge kicker={kicker} heading={heading} lead={lead} />
      <p className={s.noScript}>{noScript}</p>
      {children}
    </section>
  );
}
