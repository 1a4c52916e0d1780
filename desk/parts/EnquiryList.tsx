import { useContext } from 'react';
import type { PromisedEnquiry } from '../../server/desk/desk-page.ts';
import { dayOf, daysAfter } from '../../shared/format/days.ts';
import { format } from '../format.ts';
import { TimeZone, useDateFormat } from '../time-zone.ts';
import s from './EnquiryList.module.css';
import { StateBadge } from './StateBadge.tsx';

/** Longest excerpt of the first line, in characters. */
const LINE = 140;

/** Short list of enquiries, each a large link: name, first line, date and state. */
export function EnquiryList({ enquiries, today }: { enquiries: readonly PromisedEnquiry[]; today: string }) {
  const timeZone = useContext(TimeZone);
  const clock = useDateFormat({ timeStyle: 'short' });
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  const when = (at: number) => {
    const dayReceived = dayOf(at, timeZone);
    if (dayReceived === today) return `Today, ${clock(at)}`;
    return dayReceived === daysAfter(today, -1) ? `Yesterday, ${clock(at)}` : day(at).replace(',', '');
  };
  return (
    <ol className={s.list}>
      {enquiries.map((enquiry) => {
        const { reference, receivedAt, name, message } = enquiry;
        return (
          <li key={reference} className={`link-block ${s.enquiry}`}>
            <h2>
              <a className="stretched-link" href={`/enquiries/${reference}`}>
                <bdi>{name}</bdi>
              </a>
            </h2>
            <p className={s.line} dir="auto">
              {format.excerpt(message.split('\n').find((line) => line.trim() !== '') ?? '', LINE)}
            </p>
            <p className={s.stands}>
              <time dateTime={new Date(receivedAt).toISOString()}>{when(receivedAt)}</time> <StateBadge enquiry={enquiry} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
