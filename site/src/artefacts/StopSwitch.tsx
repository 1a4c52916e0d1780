import { content } from '../data/content.ts';
import s from './StopSwitch.module.css';

/**
 * Renders the switch that every client has: which services are on, within which limits, and who can stop them.
 * It is a picture made of text: nothing can be pressed.
 */
export function StopSwitch() {
  const panel = content.artefacts.stopSwitch;
  return (
    <div className={`on-green ${s.panel}`}>
      <p className={s.bar}>
        <b>{panel.title}</b>
        <Switch isOn label={panel.running} />
      </p>
      <p className={s.text}>{panel.text}</p>
      <ul className={s.switches}>
        {panel.switches.map(({ name, text, isOn }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
            <Switch isOn={isOn} label={isOn ? panel.on : panel.off} />
          </li>
        ))}
      </ul>
      <p className={s.stop}>{panel.stop}</p>
      <div className={s.rules}>
        <dl>
          <dt>{panel.limitsHeading}</dt>
          {panel.limits.map(({ label, value }) => (
            <dd key={label}>
              <span>{label}</span>
              <b>{value}</b>
            </dd>
          ))}
        </dl>
        <dl>
          <dt>{panel.peopleHeading}</dt>
          {panel.people.map(({ name, text }) => (
            <dd key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </dd>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** A switch with its state in words. A picture, too. */
export function Switch({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <span className={isOn ? s.on : s.off}>
      <i />
      {label}
    </span>
  );
}
