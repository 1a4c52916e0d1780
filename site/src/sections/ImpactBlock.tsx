import type { z } from 'zod';
import type { stat } from '../../../content/schema/parts.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { FigureList } from './FigureList.tsx';

interface ImpactBlockProps {
  kicker: string;
  heading: string;
  lead?: string;
  items: readonly z.infer<typeof stat>[];
}

/** Totals of many shops as plain figures: a drawing of them would have to invent a scale. */
export function ImpactBlock({ kicker, heading, lead, items }: ImpactBlockProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={kicker} heading={heading} lead={lead} />
      <FigureList items={items} />
    </section>
  );
}
