import type { ReactNode } from 'react';
import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { EnquiryTable } from '../parts/EnquiryTable.tsx';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { openHeading, openLead } from '../sentences.ts';

type OverviewPage = Extract<DeskPage, { page: 'overview' }>;

/** First page: unanswered enquiries, other matters for the owner, and the six numbers of the week. */
export function Overview(view: OverviewPage) {
  const { today, open, enquiries, count, numbers } = view;
  return (
    <>
      <PageHeader
        heading={openHeading(open, count === 0)}
        lead={
          count === 0
            ? 'The first enquiry stands here as soon as it is sent. Send one yourself from the contact page, and see it arrive.'
            : `${format.wholeDay(today)}. ${openLead(open)}`
        }
      />
      {enquiries.length > 0 && (
        <section aria-label="Enquiries">
          <EnquiryTable enquiries={enquiries} withReason={false} back="/" />
        </section>
      )}
      <NeedsAttention {...view} />
      <section aria-labelledby="week">
        <h2 id="week">This week in six numbers</h2>
        <NumberTable
          head={['Number', 'So far', 'The week before']}
          rows={numbers.map(({ label, now, before }) => ({ name: label, cells: [now, before] }))}
        />
      </section>
    </>
  );
}

/** Matters for the owner that are no alerts: quarantine, and this week's questions and searches without an answer. */
function NeedsAttention({ open, checked, questions, searches }: OverviewPage) {
  const quarantined = checked.backlog?.quarantined ?? 0;
  const nothing = quarantined + questions.length + searches.length === 0;
  return (
    <section className="panel" aria-labelledby="hand">
      <h2 id="hand">
        {nothing ? `Nothing ${open.unanswered + checked.alerts.length > 0 ? 'else ' : ''}waits for you` : 'For you to look at'}
      </h2>
      {nothing && <p>Quarantine is empty, and every question of this week has found its answer.</p>}
      <ul className="found">
        {quarantined > 0 && (
          <Item count={quarantined} href="/quarantine" link="Open quarantine">
            {quarantined === 1 ? 'message lies in quarantine' : 'messages lie in quarantine'}
          </Item>
        )}
        {questions.length > 0 && (
          <Item count={questions.length} href="/questions?days=7" link="All questions" quotes={questions}>
            {questions.length === 1 ? 'question without a good answer' : 'questions without a good answer'}
          </Item>
        )}
        {searches.length > 0 && (
          <Item count={searches.length} href="/questions?days=7#sought" link="All searches" quotes={searches}>
            {searches.length === 1 ? 'search that found nothing' : 'searches that found nothing'}
          </Item>
        )}
      </ul>
    </section>
  );
}

interface ItemProps {
  count: number;
  children: ReactNode;
  href: string;
  link: string;
  quotes?: readonly { question: string }[];
}

function Item({ count, children, href, link, quotes = [] }: ItemProps) {
  return (
    <li>
      <p>
        <b>{format.number(count)}</b> {children}
      </p>
      {quotes.slice(0, 3).map(({ question }) => (
        <q key={question} dir="auto">
          {question}
        </q>
      ))}
      <a href={href}>{link}</a>
    </li>
  );
}
