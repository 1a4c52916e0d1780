import { FirstWeekPage } from '../artefacts/FirstWeekPage.tsx';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { StopSwitch } from '../artefacts/StopSwitch.tsx';
import { WeeklySheet } from '../artefacts/WeeklySheet.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { content } from '../content.ts';
import s from './Received.module.css';

/** Renders the four things that a client receives, with captions. */
export function Received() {
  const { heading, lead, names, proposal } = content.artefacts;
  const items = [
    { ...names.firstWeek, artefact: <FirstWeekPage /> },
    { ...names.proposal, artefact: <MorningProposal {...proposal} /> },
    { ...names.weekly, artefact: <WeeklySheet /> },
    { ...names.stopSwitch, artefact: <StopSwitch /> },
  ];
  return (
    <section className={`section ${s.section}`} id="what-you-receive">
      <div className={s.field}>
        <div className="wrap">
          <SectionHead heading={heading} lead={lead} />
          <ul className={s.items}>
            {items.map(({ when, name, text, href, artefact }) => (
              <li key={name}>
                <p className={s.when}>{when}</p>
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
