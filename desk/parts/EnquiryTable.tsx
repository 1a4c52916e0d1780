import type { EnquiryRecord } from '../../server/enquiries/manage-enquiries.ts';
import { format } from '../format.ts';
import { reasonText } from '../reason-text.ts';
import { DateTime } from './DateTime.tsx';
import s from './EnquiryTable.module.css';
import { StateBadge } from './StateBadge.tsx';

/** So much of a message is shown in the list, in characters. */
const EXCERPT = 160;

/** Enquiries in rows; on a phone each is a block. What visitors wrote keeps to its own direction. */
export function EnquiryTable({ enquiries, withReason }: { enquiries: readonly EnquiryRecord[]; withReason: boolean }) {
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
        {enquiries.map(({ reference, state, reason, receivedAt, name, email, message, attempts, lastError }) => (
          <tr key={reference}>
            <th scope="row">
              <a href={`/enquiries/${reference}`}>
                <bdi>{name}</bdi>
              </a>
              <span className={s.address}>
                <bdi>{email}</bdi>
              </span>
            </th>
            <td className={s.words} dir="auto">
              {format.excerpt(message, EXCERPT)}
            </td>
            <td className={s.when}>
              <DateTime at={receivedAt} />
            </td>
            <td>
              {withReason ? reasonText(reason) : <StateBadge state={state} />}
              {lastError && <span className={s.address}>{`Tried ${format.count(attempts, 'time')}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
