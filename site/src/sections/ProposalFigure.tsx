import type { z } from 'zod';
import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { Picture } from '../components/Picture.tsx';
import { content, labels } from '../data/content.ts';
import type { Tone } from '../drawings/tones.ts';
import s from './ProposalFigure.module.css';

interface ProposalFigureProps {
  proposal: ProposalWords;
  /** Adds the note that the proposal is an example, on pages without another such note. */
  isOnlyExample?: boolean;
  /** Scene behind the proposal. Without one the proposal is on a phone. */
  picture?: z.infer<typeof pictureSchema>;
  /** Background behind the phone, on wide screens. */
  tone?: Tone | undefined;
}

/** Renders a morning proposal with its caption. */
export function ProposalFigure({ proposal, isOnlyExample, picture, tone = 'mist' }: ProposalFigureProps) {
  const { name, text } = content.artefacts.names.proposal;
  const exampleNote = proposal.shop ? `${proposal.shop}. ${labels.caseStudy.example}` : `${content.exampleShop.label}.`;
  return (
    <figure className={s.figure}>
      <div className={picture ? s.panel : `${s.field} tone-${tone}`}>
        {picture && <Picture picture={picture} crop="hero" />}
        <MorningProposal {...proposal} />
      </div>
      <figcaption>
        <b>{name}.</b> {[text, proposal.afterwards, isOnlyExample && exampleNote].filter(Boolean).join(' ')}
      </figcaption>
    </figure>
  );
}
