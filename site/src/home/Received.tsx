import { fill } from '../../../shared/format/fill.ts';
import { FirstWeekPage } from '../artefacts/FirstWeekPage.tsx';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { StopSwitch } from '../artefacts/StopSwitch.tsx';
import { WeeklySheet } from '../artefacts/WeeklySheet.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { content } from '../data/content.ts';
import s from './Received.module.css';

/** Renders the four things that a client receives, with captions. */
export function Received() {
  const { heading, lead, place, names, proposal } = content.artefacts;
  const items = [
    { ...names.proposal, artefact: <MorningProposal {...proposal} /> },
    { ...names.weekly, artefact: <WeeklySheet isShort /> },
    { ...names.stopSwitch, artefact: <StopSwitch isShort /> },
    { ...names.firstWeek, artefact: <FirstWeekPage isShort /> },
  ];
  return (
    <section className={`section ${s.section}`} id="what-you-receive">
      <div className={s.field}>
        <div className="wrap">
          <SectionHead isLarge heading={heading} lead={lead} />
          <ul className={s.names}>
            {items.map(({ name }, index) => (
              <li key={name}>
                <a href={`#received-${index + 1}`}>{name}</a>
              </li>
            ))}
          </ul>
          <ul className={s.items}>
            {items.map(({ when, name, text, href, artefact }, index) => (
              <li key={name} id={`received-${index + 1}`}>
                <p className={s.when}>
                  <span>{`${fill(place, { place: index + 1, count: items.length })} `}</span>
                  {when}
                </p>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <p className={`soft ${s.text}`}>{text}</p>
                {artefact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
