import type { ReactNode } from 'react';
import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { content } from '../../data/content.ts';
import { Shapes } from '../../drawings/parts/Shapes.tsx';
import { svgFile } from '../../drawings/svg-files.ts';
import s from './Instrument.module.css';

export interface ShownWords {
  title: string;
  alt: string;
  invitation: string;
  /** A list of products is drawn once in the page, for `<use href="#good-tote">`, so that the island's script has no drawings. */
  goods?: readonly { drawing: GoodName }[] | object;
}

interface InstrumentSectionProps {
  /** The instrument's folder. */
  name: string;
  words: ShownWords;
  children: ReactNode;
}

/** Renders a section with an instrument's island as its child. */
export function InstrumentSection({ name, words, children }: InstrumentSectionProps) {
  return (
    <section className={`wrap ${s.section}`} data-instrument={name}>
      <MarkdownVersion words={words} />
      {Array.isArray(words.goods) && <GoodSymbols goods={words.goods} />}
      {children}
    </section>
  );
}

/** Describes an instrument in the page's Markdown version. scripts/build/finish removes the description from the page. */
export function MarkdownVersion({ words: { title, alt, invitation } }: { words: ShownWords }) {
  return (
    <p hidden data-markdown-only>
      {fill(content.instruments.frame.markdown, { title, alt, invitation })}
    </p>
  );
}

/** Each drawing stands on the lower edge of a box of 160 × 160. */
function GoodSymbols({ goods }: { goods: readonly { drawing: GoodName }[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {goods.map(({ drawing }) => (
        <symbol id={`good-${drawing}`} viewBox="-80 -156 160 160" key={drawing}>
          <g strokeLinecap="round" strokeLinejoin="round">
            <Shapes file={svgFile(`goods/${drawing}`)} />
          </g>
        </symbol>
      ))}
    </svg>
  );
}
