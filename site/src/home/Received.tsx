import type { ReactNode } from 'react';
import { FirstWeekPage } from '../artefacts/FirstWeekPage.tsx';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { StopSwitch } from '../artefacts/StopSwitch.tsx';
import { WeeklySheet } from '../artefacts/WeeklySheet.tsx';
import { Band, SectionHead } from '../components/SectionHead.tsx';
import { content } from '../data/content.ts';
import s from './Received.module.css';

/** Renders what a client receives, with captions: two things open, and two that the visitor opens. */
export function Received() {
  const { heading, lead, more, names, proposal } = content.artefacts;
  return (
    <Band tone="mist" id="what-you-receive">
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.items}>
        <Item {...names.proposal} artefact={<MorningProposal {...proposal} good="tote" />} />
        <Item {...names.weekly} artefact={<WeeklySheet isShort />} />
      </ul>
      <details className={s.more}>
        <summary className="go">{more}</summary>
        <ul className={s.items}>
          <Item {...names.stopSwitch} artefact={<StopSwitch />} />
          <Item {...names.firstWeek} artefact={<FirstWeekPage />} />
        </ul>
      </details>
    </Band>
  );
}

interface ItemProps {
  when: string;
  name: string;
  text: string;
  href: string;
  artefact: ReactNode;
}

function Item({ when, name, text, href, artefact }: ItemProps) {
  return (
    <li>
      <p className="go">{when}</p>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p className="soft">{text}</p>
      {artefact}
    </li>
  );
}
