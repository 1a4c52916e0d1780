import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { fill } from '../../../shared/format/fill.ts';
import { labels } from '../content.ts';
import s from './ArtefactSection.module.css';
import { ClientBook } from './ClientBook.tsx';
import { DateLetter } from './DateLetter.tsx';
import { LaunchLedger } from './LaunchLedger.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { ShadeCard } from './ShadeCard.tsx';
import { SportShelf } from './SportShelf.tsx';

/** One thing of the shop before and after, to be read: what the story is proved by. */
export function ArtefactSection({ study: { artefact, client } }: { study: Entry<CaseStudy> }) {
  if (!artefact) return null;
  return (
    <section className={`wrap ${s.artefact}`}>
      <div className={s.head}>
        <h2>{artefact.heading}</h2>
        <p>{fill(labels.caseStudy.example, { client })}</p>
      </div>
      {artefact.kind === 'client-book' && <ClientBook {...artefact} />}
      {artefact.kind === 'launch-ledger' && <LaunchLedger {...artefact} />}
      {artefact.kind === 'shade-card' && <ShadeCard {...artefact} />}
      {artefact.kind === 'sport-shelf' && <SportShelf {...artefact} />}
      {artefact.kind === 'date-letter' && <DateLetter {...artefact} />}
      {artefact.kind === 'order-sheet' && <OrderSheet {...artefact} />}
    </section>
  );
}
