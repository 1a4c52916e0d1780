import { type ProposalPart, type ProposalWords, proposalParts } from '../../../content/schema/artefacts.ts';
import type { Offer } from '../../../content/schema/offer.ts';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { Pin } from '../artefacts/Pin.tsx';
import { Band, SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import { Icon } from '../drawings/Icon.tsx';
import type { Tone } from '../drawings/tones.ts';
import s from './Morning.module.css';

interface MorningProps {
  proposal: ProposalWords;
  features: Offer['features'];
  tone: Tone;
  /** Whether the phone is beside the captions on wide screens, instead of between them. */
  isBeside: boolean;
}

/** Renders a service's morning proposal on a phone, with the service's features as captions. */
export function Morning({ proposal, features: { heading, items }, tone, isBeside }: MorningProps) {
  const pins: Partial<Record<ProposalPart, number>> = {};
  for (const part of proposalParts) if (items.some(({ points }) => points === part)) pins[part] = Object.keys(pins).length + 1;
  const numberOf = (part?: ProposalPart) => part && pins[part];
  return (
    <Band tone={tone}>
      <SectionHead label={labels.offer.features} heading={heading} />
      <div className={`${s.map} ${isBeside ? s.beside : s.between}`}>
        <figure className={s.phone}>
          <MorningProposal {...proposal} pins={pins} />
          {proposal.afterwards && <figcaption>{proposal.afterwards}</figcaption>}
        </figure>
        <ul className={s.captions} data-arrive>
          {items.map(({ icon, title, text, points }) => (
            <li key={title}>
              <Icon name={icon} />
              <Pin number={numberOf(points)} />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
