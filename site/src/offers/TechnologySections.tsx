import { Figures, FiguresHead, type Stat } from '../components/Figure.tsx';
import { Band, HiddenLabel, SectionHead } from '../components/SectionHead.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import s from './TechnologySections.module.css';

interface Head {
  label: string;
  heading: string;
  lead?: string | undefined;
}
interface Group {
  name: string;
  text: string;
  items: readonly string[];
}

/** Drawings and backgrounds of the entries, in the content's order. The part of the AI in an admin page is marigold. */
const pictures = {
  rows: ['systems/data', 'systems/cloud', 'systems/key'],
  tiles: ['admin/shopify', 'admin/woocommerce', 'admin/magento', 'admin/bigcommerce', 'admin/custom', 'admin/marketplaces'],
};
const tones = ['mist', 'sky-tint', 'madder-tint', 'marigold-tint', 'sand', 'mist'];

interface DrawnGroupsProps extends Head {
  /** rows: what is agreed with an IT team, below each other; tiles: fragments of the platforms' admin pages. */
  look: keyof typeof pictures;
  items: readonly Group[];
}

/** Renders groups of points, each with its drawing. */
export function DrawnGroups({ look, items, ...head }: DrawnGroupsProps) {
  const groups = (
    <>
      <SectionHead {...head} />
      <ul className={s[look]}>
        {items.map(({ name, text, items: points }, at) => (
          <li key={name}>
            <div className={look === 'tiles' ? `picture picture-field tone-${tones[at]}` : 'on-paper'}>
              <Drawing name={pictures[look][at] ?? ''} alt="" />
            </div>
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
    </>
  );
  return look === 'rows' ? <Band tone="sky-tint">{groups}</Band> : <section className="wrap section">{groups}</section>;
}

interface PlatformFiguresProps extends Head {
  items: readonly Stat[];
  /** Further figures, as a quiet list beside the three. */
  metrics: Head & { items: readonly Stat[] };
}

/** Renders what connecting a platform gives: three large figures beside their words, and the platforms' metrics as a list. */
export function PlatformFigures({ items, metrics, label, heading }: PlatformFiguresProps) {
  return (
    <Band tone="marigold-tint">
      <FiguresHead label={label} heading={heading} />
      <div className={s.figures}>
        <Figures items={items} />
        <section>
          <h3>
            <HiddenLabel text={metrics.label} />
            {metrics.heading}
          </h3>
          <Figures items={metrics.items} className={s.quiet} />
        </section>
      </div>
    </Band>
  );
}

/** Renders interfaces, protocols and formats as one table, a row for each. */
export function Specifications({ rows, ...head }: Head & { rows: readonly Omit<Group, 'text'>[] }) {
  return (
    <section className="wrap section" id="interfaces">
      <SectionHead {...head} />
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

/** Renders what the models can do as one table on a colour of its own, a column for each group. */
export function Capabilities({ groups, ...head }: Head & { groups: readonly Group[] }) {
  return (
    <Band tone="mist">
      <SectionHead {...head} />
      <table className={s.capabilities}>
        <thead>
          <tr>
            {groups.map(({ name, text }) => (
              <th scope="col" key={name}>
                <b>{name}</b> {text}
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
    </Band>
  );
}
