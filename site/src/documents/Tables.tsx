import type { z } from 'zod';
import { unmarked } from '../../../content/place-marks.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { stat } from '../../../content/schema/parts.ts';
import { capital } from '../../../shared/format/fill.ts';
import { Table } from '../components/Table.tsx';
import { palette } from '../drawings/palette.ts';
import type { Context } from './context.ts';

/** Renders a table of all case studies' returns and months, with bars. Highlights the document's study, or the highest return. */
export function ReturnTable({ context: { content, study } }: { context: Context }) {
  const words = content.labels.caseStudy;
  const percentOf = (roi: string) => Number.parseInt(roi, 10);
  const sorted = content.caseStudies.toSorted((a, b) => percentOf(b.roi) - percentOf(a.roi));
  const most = percentOf(sorted[0]?.roi ?? '100%');
  const highlighted = study?.slug ?? sorted[0]?.slug;
  const rows = sorted.map(({ slug, client, category, roi, timeline }) => ({
    key: slug,
    name: (
      <>
        {client}
        <small>{category}</small>
      </>
    ),
    cells: [
      <>
        <b>{roi}</b>
        <svg viewBox="0 0 300 22" aria-hidden="true">
          <rect
            width={Math.round((300 * percentOf(roi)) / most)}
            height="22"
            rx="4"
            fill={slug === highlighted ? palette.marigold : palette.greenMid}
          />
        </svg>
      </>,
      <>
        <b>{timeline}</b>
        <svg viewBox="0 0 96 22" aria-hidden="true">
          <path
            d={`M6 11H${timeline * 12 - 5.9}`}
            stroke={slug === highlighted ? palette.ink : palette.greenMid}
            strokeWidth="8.5"
            strokeLinecap="round"
            strokeDasharray="0 12"
          />
        </svg>
      </>,
    ],
  }));
  return <Table className="returns" head={[words.client, words.return, words.months]} rows={rows} />;
}

/** Renders a matrix of shops and the services that they use. Cells have text, too. */
export function ServicesTable({ context: { content } }: { context: Context }) {
  const { documents: labels } = content.labels;
  const inUse = (
    <>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="6" fill={palette.marigold} stroke={palette.ink} strokeWidth="1.6" />
      </svg>
      {labels.inUse}
    </>
  );
  const used = content.services.filter(({ slug }) => content.caseStudies.some(({ services }) => services.includes(slug)));
  const rows = content.caseStudies.map(({ slug, client, services }) => ({
    key: slug,
    name: client,
    cells: used.map((service) => services.includes(service.slug) && inUse),
  }));
  return <Table className="matrix" head={[labels.shop, ...used.map(({ name }) => name)]} rows={rows} />;
}

interface StatsProps {
  items: readonly z.infer<typeof stat>[];
}

/** Renders published figures in large type. */
export function Stats({ items }: StatsProps) {
  return (
    <ul className="stats">
      {items.map(({ figure, label, detail }) => (
        <li key={label}>
          <p className={unmarked(figure).length > 5 ? 'figure long' : 'figure'}>{capital(figure)}</p>
          <p className="measures">
            <b>{label}</b> {detail}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Quote({ quote, author, position }: CaseStudy['testimonial']) {
  return (
    <div className="quote">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <p className="author">
        <b>{author}</b>, {position}
      </p>
    </div>
  );
}
