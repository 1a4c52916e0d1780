import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { Band, SectionHead } from '../components/SectionHead.tsx';
import { Icon } from '../drawings/Icon.tsx';
import s from './Points.module.css';

interface Point {
  icon?: IconName;
  title: string;
  text?: string;
}

interface PointsProps {
  /** Short label of the section. */
  label?: string;
  heading: string;
  lead?: string;
  items: readonly Point[];
  /** plain: three columns; ruled: four columns under lines; lines: one below the other, on a ground of its own. */
  look: 'plain' | 'ruled' | 'lines';
}

/** Renders points in columns: title and text, with an optional icon. */
export function Points({ label, heading, lead, items, look }: PointsProps) {
  const points = (
    <>
      <SectionHead label={label} heading={heading} lead={lead} />
      <ul className={`${s.grid} ${s[look]}`} data-arrive>
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            {icon && <Icon name={icon} />}
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
  return look === 'lines' ? <Band tone="mist">{points}</Band> : <section className="wrap section">{points}</section>;
}
