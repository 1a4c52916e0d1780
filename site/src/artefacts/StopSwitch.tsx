import { content } from '../data/content.ts';
import s from './StopSwitch.module.css';

/** The switch that every client has: what is on, inside which limits, and who can stop it. A picture made of words: nothing in it can be pressed. Short: on wide screens without the limits and the people. */
export function StopSwitch({ isShort = false }: { isShort?: boolean }) {
  const panel = content.artefacts.stopSwitch;
  return (
    <div className={`on-green ${s.panel} ${isShort ? s.short : ''}`}>
      <p className={s.bar}>
        <b>{panel.title}</b>
        <Switch isOn />
      </p>
      {!isShort && <p className={s.text}>{panel.text}</p>}
      <ul className={s.switches}>
        {panel.switches.map(({ name, text, isOn }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
            <Switch isOn={isOn} />
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

function Switch({ isOn }: { isOn: boolean }) {
  const { on, off } = content.artefacts.stopSwitch;
  return (
    <span className={isOn ? s.on : s.off}>
      <i />
      {isOn ? on : off}
    </span>
  );
}
