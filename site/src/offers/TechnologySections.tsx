import type { Content } from '../../../content/load.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import s from './TechnologySections.module.css';

type Technology = Content['technology'];
type Labelled<T> = T & { label: string };

/** Drawings of what is agreed with an IT team, in the content's order. */
const agreed = ['data', 'cloud', 'key'];

/** Renders what is agreed with a client's IT team: one row for data, cloud and security. */
export function Agreements({ label, heading, lead, items }: Labelled<Technology['integration']['types']>) {
  return (
    <section className="wrap section">
      <SectionHead label={label} heading={heading} lead={lead} />
      <ul className={s.agreed}>
        {items.map(({ name, text, items: points }, at) => (
          <li key={name}>
            <Drawing name={`systems/${agreed[at]}`} alt="" />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drawn fragments of the platforms' admin pages, in the content's order, each with its background. */
const adminPages = [
  ['shopify', 'mist'],
  ['woocommerce', 'sky-tint'],
  ['magento', 'madder-tint'],
  ['bigcommerce', 'marigold-tint'],
  ['custom', 'sand'],
  ['marketplaces', 'mist'],
] as const;

/** Renders the platforms, each with a fragment of its admin page in which the AI's part is marigold. */
export function Platforms({ label, heading, lead, items }: Labelled<Technology['ecommercePlatforms']['platforms']>) {
  return (
    <section className="wrap section">
      <SectionHead label={label} heading={heading} lead={lead} />
      <ul className={s.platforms}>
        {items.map(({ name, text, items: points }, at) => (
          <li key={name}>
            <div className={`picture picture-field tone-${adminPages[at]?.[1]}`}>
              <Drawing name={`admin/${adminPages[at]?.[0]}`} alt="" />
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders interfaces, protocols and formats as one table, a row for each. */
export function Specifications({ label, heading, lead, rows }: Labelled<Technology['integration']['specifications']>) {
  return (
    <section className="wrap section">
      <SectionHead label={label} heading={heading} lead={lead} />
      <table className={s.specifications}>
        <tbody>
          {rows.map(({ name, items }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map((item) => (
                <td key={item}>{item}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Renders what the models can do as one table, a column for each group. */
export function Capabilities({ label, heading, lead, groups }: Labelled<Technology['aiMl']['capabilities']>) {
  return (
    <section className="wrap section">
      <SectionHead label={label} heading={heading} lead={lead} />
      <table className={s.capabilities}>
        <thead>
          <tr>
            {groups.map(({ name, text }) => (
              <th scope="col" key={name}>
                <b>{name}</b> <span>{text}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups[0]?.items.map((first, row) => (
            <tr key={first}>
              {groups.map(({ name, items }) => (
                <td key={name}>{items[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
