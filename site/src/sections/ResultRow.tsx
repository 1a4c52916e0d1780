import type { ComponentProps } from 'react';
import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import { FigureBar } from '../components/FigureBar.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './ResultRow.module.css';

interface ResultRowProps {
  kicker?: string;
  heading: string;
  lead?: string;
  items: readonly z.infer<typeof stat>[];
  /** Colour of the bars. */
  accent?: ComponentProps<typeof FigureBar>['accent'];
}

/** Three published figures, set large: the numbers are the ornament. */
export function ResultRow({ kicker, heading, lead, items, accent }: ResultRowProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={kicker} heading={heading} lead={lead} />
      <dl className={s.row} data-arrive>
        {items.map(({ figure, label, detail }) => (
          <div className={s.result} key={label}>
            <dt>
              <strong>{label}</strong>
              {detail && <> {detail}</>}
            </dt>
            <dd>
              <Figure text={figure} />
              <FigureBar figure={figure} accent={accent} />
            </dd>
          </div>
        ))}
      </dl>
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
