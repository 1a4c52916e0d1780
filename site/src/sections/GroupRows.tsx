import type { Content } from '../../../content/load.ts';
import { Icon } from '../illustrations/Icon.tsx';
import s from './GroupRows.module.css';
import { LabelledHead } from './service/LabelledHead.tsx';

interface GroupRowsProps extends Readonly<Content['technology']['aiMl']['capabilities']> {
  label: string;
}

/** Capabilities by kind: a row to each, with its sign, what it does, and what it is used for. */
export function GroupRows({ label, heading, lead, groups }: GroupRowsProps) {
  return (
    <section className="wrap section">
      <LabelledHead label={label} heading={heading} lead={lead} />
      <div className={s.rows} data-arrive>
        {groups.map(({ icon, name, text, items }) => (
          <div key={name} className={s.row}>
            <div className={s.kind}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
