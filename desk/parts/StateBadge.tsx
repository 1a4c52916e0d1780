import type { PromisedEnquiry } from '../../server/desk/view.ts';
import { handlingNames } from '../enquiry-words.ts';
import s from './StateBadge.module.css';

/** Where an enquiry stands. */
export function StateBadge({ enquiry: { state, handling, isOverdue } }: { enquiry: PromisedEnquiry }) {
  const shown = state === 'quarantined' ? state : handling === 'new' && isOverdue ? 'overdue' : handling;
  const name = shown === 'quarantined' ? 'In quarantine' : shown === 'overdue' ? 'Overdue' : handlingNames[shown];
  return (
    <span className={s.tag} data-state={shown}>
      {name}
    </span>
  );
}
