import type { PromisedEnquiry } from '../../server/desk/desk-page.ts';
import { mailTexts, reasonText, stateName } from '../../server/enquiries/enquiry-words.ts';
import { DateTime } from '../date-time.tsx';
import { format } from '../format.ts';
import { ActionForm } from './ActionForm.tsx';
import s from './EnquiryTable.module.css';

/** Longest excerpt of a message, in characters. */
const EXCERPT = 160;

interface EnquiryTableProps {
  enquiries: readonly PromisedEnquiry[];
  /** Whether the reason for quarantine replaces the state. */
  withReason: boolean;
  /** Address of this list, to which actions redirect. */
  back: string;
}

/** Table of enquiries; on phones each row is a block. Visitors' texts have `dir="auto"`. */
export function EnquiryTable({ enquiries, withReason, back }: EnquiryTableProps) {
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">What they wrote</th>
          <th scope="col">Received</th>
          <th scope="col">{withReason ? 'Why it is here' : 'State'}</th>
        </tr>
      </thead>
      <tbody>
        {enquiries.map((enquiry) => {
          const { reference, reason, receivedAt, name, email, message, messages = 1, newestMessage, newestAt } = enquiry;
          return (
            <tr key={reference}>
              <th scope="row">
                <a href={`/enquiries/${reference}`}>
                  <bdi>{name}</bdi>
                </a>
                <span className={s.aside}>
                  <bdi>{email}</bdi>
                </span>
              </th>
              <td className={s.words} dir="auto">
                {format.excerpt(newestMessage ?? message, EXCERPT)}
                {messages > 1 && <span className={s.aside} dir="ltr">{`and ${messages - 1} before`}</span>}
              </td>
              <td>
                <DateTime at={Number(newestAt ?? receivedAt)} />
              </td>
              <td>{withReason ? reasonText(reason) : <StateCell enquiry={enquiry} back={back} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Content of a cell: state, promised day, and the actions of the list. */
function StateCell({ enquiry, back }: { enquiry: PromisedEnquiry; back: string }) {
  const { reference, name, state, attempts } = enquiry;
  return (
    <>
      <StateBadge enquiry={enquiry} />
      {(state === 'failed' || (state === 'waiting' && attempts > 0)) && <span className={s.aside}>{mailTexts[state]}</span>}
      {isOpen(enquiry) && (
        <div className={`row ${s.actions}`}>
          <ActionForm reference={reference} action="state" fields={{ state: 'answered', back }} about={name}>
            Answered
          </ActionForm>
          <ActionForm reference={reference} action="state" fields={{ state: 'spam', back }} about={name}>
            Spam
          </ActionForm>
        </div>
      )}
    </>
  );
}

/** State of an enquiry as a coloured tag. */
export function StateBadge({ enquiry }: { enquiry: PromisedEnquiry }) {
  const { state, handling, isOverdue } = enquiry;
  const shownState = state === 'quarantined' ? state : handling;
  return (
    <span className={s.tag} data-state={isOpen(enquiry) && isOverdue ? 'overdue' : shownState}>
      {stateText(enquiry)}
    </span>
  );
}

/** Returns whether the enquiry still needs an answer. */
const isOpen = ({ state, handling }: PromisedEnquiry): boolean => state !== 'quarantined' && handling === 'new';

/** Returns the state of an enquiry: its handling, or the day by which an answer was promised. */
function stateText(enquiry: PromisedEnquiry): string {
  const { answerBy, isOverdue } = enquiry;
  if (!isOpen(enquiry)) return stateName(enquiry);
  return `${isOverdue ? 'Was due' : 'Answer by'} ${format.day(answerBy)}`;
}
