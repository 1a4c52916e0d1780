import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { content, labels } from '../content.ts';
import s from './ProposalFigure.module.css';

interface ProposalFigureProps {
  proposal: ProposalWords;
  /** Says whose proposal it is, where nothing else on the page does. */
  isOnlyExample?: boolean;
}

/** A morning proposal on its field, with what it is under it. */
export function ProposalFigure({ proposal, isOnlyExample }: ProposalFigureProps) {
  const { name, text } = content.artefacts.names.proposal;
  const whose = proposal.shop ? `${proposal.shop}. ${labels.caseStudy.example}` : `${content.exampleShop.label}.`;
  return (
    <figure className={s.figure}>
      <div className={s.field}>
        <MorningProposal {...proposal} />
      </div>
      <figcaption>
        <b>{name}.</b> {[text, proposal.afterwards, isOnlyExample && whose].filter(Boolean).join(' ')}
      </figcaption>
    </figure>
  );
}
