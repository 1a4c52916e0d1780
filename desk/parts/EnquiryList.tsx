import { useContext } from 'react';
import type { PromisedEnquiry } from '../../server/desk/desk-page.ts';
import { dayOf, daysAfter } from '../../shared/format/days.ts';
import { format } from '../format.ts';
import { TimeZone, useDateFormat } from '../time-zone.ts';
import s from './EnquiryList.module.css';
import { StateBadge } from './StateBadge.tsx';

/** So much of a first line is shown, in characters. */
const LINE = 140;

/** A few enquiries, each one large link: who, the first line of what they wrote, when, and where it stands. */
export function EnquiryList({ enquiries, today }: { enquiries: readonly PromisedEnquiry[]; today: string }) {
  const timeZone = useContext(TimeZone);
  const clock = useDateFormat({ timeStyle: 'short' });
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  const when = (at: number) => {
    const on = dayOf(at, timeZone);
    if (on === today) return `Today, ${clock(at)}`;
    return on === daysAfter(today, -1) ? `Yesterday, ${clock(at)}` : day(at).replace(',', '');
  };
  return (
    <ol className={s.list}>
      {enquiries.map((enquiry) => {
        const { reference, receivedAt, name, message } = enquiry;
        return (
          <li key={reference} className={`whole ${s.enquiry}`}>
            <h2>
              <a className="whole-link" href={`/enquiries/${reference}`}>
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
