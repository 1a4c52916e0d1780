import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import { FigureChart, type FigureChartProps } from '../charts/FigureChart.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './ResultRow.module.css';

/** A published figure, with what its drawing needs to know. */
export type Result = Omit<z.infer<typeof stat>, 'measures'> & Pick<FigureChartProps, 'measures' | 'of'>;

interface ResultRowProps {
  kicker?: string;
  heading: string;
  lead?: string;
  items: readonly Result[];
  /** Colour of the charts. */
  accent?: FigureChartProps['accent'];
  /** The way on from the figures. */
  link?: { href: string; label: string };
}

/** Three published figures, set large, each with a drawing of what it measures. */
export function ResultRow({ kicker, heading, lead, items, accent, link }: ResultRowProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={kicker} heading={heading} lead={lead} />
      <dl className={s.row} data-arrive>
        {items.map(({ figure, label, detail, measures, of }) => (
          <div className={s.result} key={label}>
            <dt>
              <strong>{label}</strong>
              {detail && <> {detail}</>}
            </dt>
            <dd>
              <Figure text={figure} />
            </dd>
            <dd className={s.chart} aria-hidden="true">
              <FigureChart figure={figure} measures={measures} accent={accent} of={of} />
            </dd>
          </div>
        ))}
      </dl>
      {link && (
        <p className={s.link}>
          <a className="go" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}

/** The number large, its unit raised or small beside it. */
function Figure({ text }: { text: string }) {
  const [, before, number, unit] = /^(under )?([\d.,/-]+)(.*)$/.exec(text) ?? [];
  if (!number) return <span className={s.figure}>{text}</span>;
  return (
    <span className={s.figure}>
      {before && <small>{before}</small>}
      {number}
      {unit && <small className={/^[%+]$/.test(unit) ? s.raised : undefined}>{unit}</small>}
    </span>
  );
}
