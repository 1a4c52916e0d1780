import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { Icon } from '../illustrations/Icon.tsx';
import { LabelledHead } from './LabelledHead.tsx';

interface CapabilityGroupsProps {
  label: string;
  heading: string;
  lead?: string;
  groups: readonly { icon: IconName; name: string; text: string; items: readonly string[] }[];
  /** A style sheet of the page's own: group-columns.module.css or group-rows.module.css. */
  look: CSSModuleClasses;
}

/** Kinds of a thing, each with its sign, what it is and a list. */
export function CapabilityGroups({ label, heading, lead, groups, look }: CapabilityGroupsProps) {
  return (
    <section className="wrap section">
      <LabelledHead label={label} heading={heading} lead={lead} />
      <div className={look.list} data-arrive>
        {groups.map(({ icon, name, text, items }) => (
          <div key={name} className={look.item}>
            <div className={look.kind}>
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
