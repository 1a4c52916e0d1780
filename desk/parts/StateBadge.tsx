import type { EnquiryState } from '../../server/enquiries/manage-enquiries.ts';
import s from './StateBadge.module.css';

export const stateNames: Readonly<Record<EnquiryState, string>> = {
  waiting: 'Waiting',
  partial: 'Delivered to some',
  delivered: 'Delivered',
  kept: 'Kept, not mailed',
  failed: 'Failed',
  quarantined: 'In quarantine',
};

/** Where an enquiry stands. */
export function StateBadge({ state }: { state: EnquiryState }) {
  return (
    <span className={s.tag} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
