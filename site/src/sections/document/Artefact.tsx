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

/** One of the four things that a client receives, on a field of its own. Its class says which, so that its own sheet is printed with it. */
export function Artefact({ name }: { name: NonNullable<Block['artefact']> }) {
  return <div className={`artefact ${name}`}>{artefacts[name]()}</div>;
}
