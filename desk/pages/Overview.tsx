import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { EnquiryList } from '../parts/EnquiryList.tsx';
import { NeedsAttention } from '../parts/NeedsAttention.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { WeekScale } from '../parts/WeekScale.tsx';
import {
  contactSentence,
  documentsSentence,
  openHeading,
  openLead,
  speedSentence,
  viewsSentence,
  writersBeforeSentence,
  writersSentence,
} from '../sentences.ts';
import { useDayOf } from '../time-zone.ts';
import s from './Overview.module.css';

/** First page: unanswered enquiries, other matters for the owner, and the week in sentences. */
export function Overview(view: Extract<DeskPage, { page: 'overview' }>) {
  const { today, open, enquiries, count, checked, week } = view;
  const dayOf = useDayOf();
  const isMailed = checked.checks.some(({ name, ok }) => name === 'mail-server' && ok);
  const sentences = [viewsSentence(view), contactSentence(week), documentsSentence(week.documents), speedSentence(week)].filter(
    (sentence) => sentence !== undefined,
  );
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
        <NeedsAttention checked={checked} week={week} />
      </div>
      <section className={`tone-green ${s.week}`} aria-labelledby="week">
        <div>
          <h2 id="week">{writersSentence(view)}</h2>
          <WeekScale now={view.writers} before={view.before.writers} />
        </div>
        <div className={s.sentences}>
          <p>{writersBeforeSentence(view)}</p>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className={s.figures}>
            <a href="/traffic?days=7">Visits in figures</a> <a href="/speed?days=7">Speed in figures</a>
          </p>
        </div>
      </section>
    </>
  );
}
