import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { Icon } from '../illustrations/Icon.tsx';
import s from './CapabilityGroups.module.css';
import { LabelledHead } from './service/LabelledHead.tsx';

interface CapabilityGroupsProps {
  label: string;
  heading: string;
  lead?: string;
  groups: readonly { icon: IconName; name: string; text: string; items: readonly string[] }[];
}

/** Three kinds of a thing: fields side by side, each with its sign and a list. */
export function CapabilityGroups({ label, heading, lead, groups }: CapabilityGroupsProps) {
  return (
    <section className="wrap section">
      <LabelledHead label={label} heading={heading} lead={lead} />
      <div className={s.groups} data-arrive>
        {groups.map(({ icon, name, text, items }) => (
          <div key={name} className={s.group}>
            <Icon name={icon} />
            <h3>{name}</h3>
            <p>{text}</p>
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
