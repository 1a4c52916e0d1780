import type { PromisedEnquiry } from '../../server/desk/desk-page.ts';
import { isOpen, stateText } from '../enquiry-words.ts';
import s from './StateBadge.module.css';

export function StateBadge({ enquiry }: { enquiry: PromisedEnquiry }) {
  const { state, handling, isOverdue } = enquiry;
  const shownState = state === 'quarantined' ? state : handling;
  return (
    <span className={s.tag} data-state={isOpen(enquiry) && isOverdue ? 'overdue' : shownState}>
      {stateText(enquiry)}
    </span>
  );
}
