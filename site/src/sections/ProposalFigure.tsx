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
  /** Scene behind the proposal. Without one the proposal is on a phone. */
  picture?: z.infer<typeof pictureSchema>;
  /** Background behind the phone, on wide screens. */
  tone?: Tone | undefined;
}

/** Renders a morning proposal with the note that it is an example. */
export function ProposalFigure({ proposal, picture, tone = 'mist' }: ProposalFigureProps) {
  const exampleNote = proposal.shop ? `${proposal.shop}. ${labels.caseStudy.example}` : `${content.exampleShop.label}.`;
  return (
    <figure className={s.figure}>
      <div className={picture ? s.panel : `${s.field} tone-${tone}`}>
        {picture && <Picture picture={picture} crop="hero" />}
        <MorningProposal {...proposal} />
      </div>
      <figcaption>{[proposal.afterwards, exampleNote].filter(Boolean).join(' ')}</figcaption>
    </figure>
  );
}
