import type { ReactNode } from 'react';
import s from './Figure.module.css';
import { HowWeCount } from './HowWeCount.tsx';
import { SectionHead } from './SectionHead.tsx';

/** Renders a published figure with a large number and a small prefix and unit. */
function Figure({ text }: { text: string }) {
  const [, before, number, unit] = /^([a-z ]+ )?([\d.,/–-]+)(.*)/s.exec(text) ?? [];
  if (!number) return <span className={s.figure}>{text}</span>;
  return (
    <span className={s.figure}>
      {before && <small>{before}</small>}
      {number}
      {unit && <small>{unit}</small>}
    </span>
  );
}

export interface Stat {
  figure: string;
  label: string;
  detail?: ReactNode;
}

/** Renders a figure and what it measures, in a list. Visually the figure is first, but in the DOM the term must come first. */
export function Stated({ figure, label, detail }: Stat) {
  return (
    <div className={s.stated}>
      <dt>
        <strong>{label}</strong>
        {detail && <> {detail}</>}
      </dt>
      <dd>
        <Figure text={figure} />
      </dd>
    </div>
  );
}

/** Renders published figures, each below a line. On phones a figure is beside its words. */
export function Figures({ items, className = '' }: { items: readonly Stat[]; className?: string | undefined }) {
  return (
    <dl className={`${s.figures} ${className}`} data-arrive>
      {items.map((item) => (
        <Stated key={item.label} {...item} />
      ))}
    </dl>
  );
}

interface FiguresHeadProps {
  label: string;
  heading: string;
  /** Further link, beside the link to how results are counted. */
  link?: { href: string; label: string } | undefined;
}

/** Renders the heading of published figures, with the link to how they are counted. */
export function FiguresHead({ label, heading, link }: FiguresHeadProps) {
  return (
    <div className={s.head}>
      <SectionHead label={label} heading={heading} />
      <p>
        <HowWeCount />
        {link && (
          <a className="go" href={link.href}>
            {link.label}
          </a>
        )}
      </p>
    </div>
  );
}
