import type { Entry } from '../../../content/load.ts';
import type { Industry } from '../../../content/schema/industry.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Good } from '../illustrations/Good.tsx';
import s from './TradeShelf.module.css';

interface TradeShelfProps {
  heading: string;
  lead?: string;
  items: readonly Pick<Entry<Industry>, 'slug' | 'name' | 'good'>[];
}

/** The trades as goods on one shelf, each with the way to its page. */
export function TradeShelf({ heading, lead, items }: TradeShelfProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.shelf} data-arrive data-clear>
        {items.map(({ slug, name, good }) => (
          <li key={slug} className={`whole ${s.trade}`}>
            <div className={`on-paper ${s.good}`}>
              <Good name={good} />
            </div>
            <h3>
              <a className="whole-link" href={`/solutions/industries/${slug}`}>
                {name}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
