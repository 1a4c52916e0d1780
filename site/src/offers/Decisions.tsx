import type { Offer } from '../../../content/schema/offer.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Table } from '../components/Table.tsx';
import { content, labels } from '../data/content.ts';
import { Icon } from '../drawings/Icon.tsx';
import s from './Decisions.module.css';

/** Renders an industry's decisions as a table: decision, what it reads, and the service behind it. */
export function Decisions({ heading, items }: Offer['features']) {
  const { features, decision, reads, service: head } = labels.offer;
  const rows = items.map(({ icon, title, text, service: slug }) => ({
    key: title,
    name: (
      <span>
        <Icon name={icon} />
        {title}
      </span>
    ),
    cells: [
      text,
      <a className="go" href={`/services/${slug}`} key={slug}>
        {content.services.find((service) => service.slug === slug)?.name}
      </a>,
    ],
  }));
  return (
    <section className={`wrap section ${s.section}`}>
      <SectionHead label={features} heading={heading} />
      <Table className={s.table} head={[decision, reads, head]} rows={rows} />
    </section>
  );
}
