import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { EnquiryList } from '../parts/EnquiryList.tsx';
import { NeedsAttention } from '../parts/NeedsAttention.tsx';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { openHeading, openLead } from '../sentences.ts';
import { useDayOf } from '../time-zone.ts';
import s from './Overview.module.css';

/** First page: unanswered enquiries, other matters for the owner, and the six numbers of the week. */
export function Overview(view: Extract<DeskPage, { page: 'overview' }>) {
  const { today, open, enquiries, count, checked, numbers } = view;
  const dayOf = useDayOf();
  const isMailed = checked.checks.some(({ name, ok }) => name === 'mail-server' && ok);
  return (
    <>
      <PageHeader
        heading={openHeading(open, { today, dayOf, isEmpty: count === 0 })}
        lead={
          count === 0
            ? `The first enquiry stands here as soon as it is sent${isMailed ? ', and is mailed to you' : ''}. Send one yourself from the contact page, and see it arrive.`
            : `${format.wholeDay(today)}. ${openLead(open)}`
        }
      />
      <div className={s.first}>
        {enquiries.length > 0 && (
          <div>
            <EnquiryList enquiries={enquiries} today={today} />
            {count > enquiries.length && (
              <p className={s.all}>
                <a className="quiet" href="/enquiries">
                  All enquiries
                </a>
              </p>
            )}
          </div>
        )}
        <NeedsAttention {...view} />
      </div>
      <section aria-labelledby="week">
        <h2 id="week">This week in six numbers</h2>
        <NumberTable
          head={['Number', 'So far', 'The week before']}
          rows={numbers.map(({ label, now, before }) => ({ name: label, cells: [now, before] }))}
        />
        <p className={s.all}>
          <a className="quiet" href="/visits?days=7">
            Visits of seven days
          </a>
        </p>
      </section>
    </>
  );
}
