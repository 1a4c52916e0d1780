import type { ReactNode } from 'react';
import type { Service } from '../../../../content/schema/service.ts';
import { FigureChart, type FigureChartProps } from '../../charts/FigureChart.tsx';
import { labels } from '../../content.ts';
import type { Look } from '../look.ts';
import { Figure } from './Figure.tsx';
import { LabelledHead } from './LabelledHead.tsx';
import s from './Results.module.css';

type Result = Service['results']['items'][number];

export interface ResultsProps extends Pick<Service['results'], 'heading' | 'lead'> {
  /** The section's name, where it is not "Results". */
  label?: string;
  items: readonly Result[];
  /** The form that they take on this page: field (around all), list, chart. */
  look: Look;
  /** Colour of the charts. */
  accent?: FigureChartProps['accent'];
  /** Draws a figure, and what it is in percent, in the page's own way. */
  draw?: (props: { percent: number; figure: string }) => ReactNode;
  /** Says what the figures are, where they are not clients' results; nothing where they are promised. */
  note?: string;
  /** The way on from the figures. */
  link?: { href: string; label: string };
}

/** Three published figures with what they measure, each drawn, in the form that fits the service. */
export function Results({ label = labels.offer.results, note, heading, lead, items, look, accent, draw: Draw, link }: ResultsProps) {
  return (
    <section className="wrap section">
      <div className={look.field}>
        <LabelledHead label={label} heading={heading} lead={lead} />
        <dl className={`${s.list} ${look.list}`} data-arrive>
          {items.map((item) => (
            <div key={item.label}>
              <dt>
                <strong>{item.label}</strong>
                {item.detail && <> {item.detail}</>}
              </dt>
              <dd>
                <Figure text={item.figure} />
              </dd>
              <dd className={look.chart} aria-hidden="true">
                {Draw ? (
                  <Draw percent={Number.parseFloat(item.figure)} figure={item.figure} />
                ) : (
                  <FigureChart figure={item.figure} measures={item.measures} accent={accent} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className={s.note}>
          {note && <small>{note}</small>}
          <a href="/about/how-we-count">{labels.layout.howWeCount}</a>
          {link && (
            <a className="go" href={link.href}>
              {link.label}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
