import type { Block } from '../../../../content/schema/document.ts';
import { FirstWeekPage } from '../../artefacts/FirstWeekPage.tsx';
import { MorningProposal } from '../../artefacts/MorningProposal.tsx';
import { StopSwitch } from '../../artefacts/StopSwitch.tsx';
import { WeeklySheet } from '../../artefacts/WeeklySheet.tsx';
import { content } from '../../data/content.ts';

const artefacts = {
  firstWeek: () => <FirstWeekPage />,
  proposal: () => <MorningProposal {...content.artefacts.proposal} />,
  weekly: () => <WeeklySheet />,
  stopSwitch: () => <StopSwitch />,
};

/** Renders an artefact. The class with the artefact's name selects the styles that a PDF includes. */
export function Artefact({ name }: { name: NonNullable<Block['artefact']> }) {
  return <div className={`artefact ${name}`}>{artefacts[name]()}</div>;
}
