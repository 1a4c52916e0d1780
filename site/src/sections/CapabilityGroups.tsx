import { SectionHead } from '../components/SectionHead.tsx';
import s from './CapabilityGroups.module.css';

interface CapabilityGroupsProps {
  kicker?: string;
  heading: string;
  lead?: string;
  groups: readonly { name: string; text: string; items: readonly string[] }[];
}

/** Capabilities by kind: three fields side by side with a list each. */
export function CapabilityGroups({ kicker, heading, lead, groups }: CapabilityGroupsProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={kicker} heading={heading} lead={lead} />
      <div className={s.groups} data-arrive>
        {groups.map(({ name, text, items }) => (
          <div key={name} className={s.group}>
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
