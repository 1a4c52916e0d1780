import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { content, labels } from '../data/content.ts';
import s from './ProposalFigure.module.css';

interface ProposalFigureProps {
  proposal: ProposalWords;
  /** Adds the note that the proposal is an example, on pages without another such note. */
  isOnlyExample?: boolean;
}

/** Renders a morning proposal with its caption. */
export function ProposalFigure({ proposal, isOnlyExample }: ProposalFigureProps) {
  const { name, text } = content.artefacts.names.proposal;
  const exampleNote = proposal.shop ? `${proposal.shop}. ${labels.caseStudy.example}` : `${content.exampleShop.label}.`;
  return (
    <figure className={s.figure}>
      <div className={s.field}>
        <MorningProposal {...proposal} />
      </div>
      <figcaption>
        <b>{name}.</b> {[text, proposal.afterwards, isOnlyExample && exampleNote].filter(Boolean).join(' ')}
      </figcaption>
    </figure>
  );
}
