import { palette } from '../../drawings/palette.ts';
import type { Context } from './context.ts';
import { Table } from './Table.tsx';

/** Renders a matrix of shops and services. Cells have text, too. */
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
  const rows = content.caseStudies.map(({ slug, client, services }) => ({
    key: slug,
    name: client,
    cells: content.services.map((service) => services.includes(service.slug) && inUse),
  }));
  return <Table className="matrix" head={[labels.shop, ...content.services.map(({ name }) => name)]} rows={rows} />;
}
