import type { ReactNode } from 'react';
import { enquiryFields, fieldNames } from '../../content/enquiry-fields.ts';
import type { DeskPage } from '../../server/desk/desk-page.ts';
import { handlingNames, historySentence, reasonText } from '../../server/enquiries/enquiry-words.ts';
import { LONGEST_NOTE } from '../../server/enquiries/handle-enquiries.ts';
import { capital } from '../../shared/format/fill.ts';
import { DateTime } from '../date-time.tsx';
import { ActionForm } from '../parts/ActionForm.tsx';
import { StateBadge } from '../parts/EnquiryTable.tsx';
import { Facts, MailFacts } from '../parts/MailFacts.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import s from './Enquiry.module.css';

type EnquiryPage = Extract<DeskPage, { page: 'enquiry' }>;

/** Page of one enquiry: all messages of its address, actions, notes and history, facts, and delivery. */
export function Enquiry(view: EnquiryPage) {
  const { enquiry, thread, recipients, webhook } = view;
  const { reference, name, receivedAt, reason } = enquiry;
  return (
    <>
      <PageHeader heading={<bdi>{name}</bdi>} lead={<StateBadge enquiry={enquiry} />} />
      <div className={s.enquiry}>
        <div className="stack">
          <section aria-labelledby="words" className={s.words}>
            <h2 id="words">What they wrote</h2>
            {thread.map((each) => (
              <Message key={each.reference} enquiry={each} isOnly={thread.length === 1} isThis={each.reference === reference} />
            ))}
            <Actions {...view} />
          </section>
          <Notes {...view} />
        </div>
        <div className={s.side}>
          <section aria-labelledby="facts">
            <h2 id="facts">Who and when</h2>
            <Facts
              facts={[
                ...fieldNames
                  .filter((field) => field !== 'name' && field !== 'message')
                  .map((field): [string, ReactNode] => [
                    capital(field),
                    enquiry[field] && <FieldText type={enquiryFields[field].type} text={enquiry[field]} />,
                  ]),
                ['Received', <DateTime key="at" at={receivedAt} />],
                ['Reference', reference],
                ['In quarantine because', reason && reasonText(reason)],
              ]}
            />
          </section>
          <MailFacts enquiry={enquiry} recipients={recipients} webhook={webhook} />
          <section aria-labelledby="data">
            <h2 id="data">Their data</h2>
            <p className="small">For whoever asks what you keep of them, or asks you to forget it.</p>
            <div className="row">
              <a className="quiet" href={`/enquiries/${reference}/person.txt`}>
                All of it, to read
              </a>
              <a className="quiet" href={`/enquiries/${reference}/person.json`}>
                As a file for programs
              </a>
            </div>
            <details>
              <summary>Erase</summary>
              <p>
                {thread.length === 1 ? 'The one message' : `All ${thread.length} messages`} from <bdi>{enquiry.email}</bdi>, with notes and
                history. It is final: nobody can bring them back. Mail that was delivered, and what you answered, stay in your mailbox:
                erase them there too.
              </p>
              <ActionForm reference={reference} action="erase">
                Erase for good
              </ActionForm>
            </details>
          </section>
        </div>
      </div>
    </>
  );
}

/** A message, with its time and state if it is one of several. */
function Message({ enquiry, isOnly, isThis }: { enquiry: EnquiryPage['enquiry']; isOnly: boolean; isThis: boolean }) {
  const { reference, receivedAt, message } = enquiry;
  return (
    <div>
      {!isOnly && (
        <p className="small">
          {isThis ? (
            <DateTime at={receivedAt} />
          ) : (
            <a href={`/enquiries/${reference}`}>
              <DateTime at={receivedAt} />
            </a>
          )}{' '}
          <StateBadge enquiry={enquiry} />
        </p>
      )}
      <p dir="auto">{message}</p>
    </div>
  );
}

/** Actions that the enquiry's state allows, the likeliest first. */
function Actions({ enquiry, replyLink }: EnquiryPage) {
  const { reference, state, handling, email } = enquiry;
  const stateForm = (to: typeof handling, label: string, look?: string) => (
    <ActionForm key={to} reference={reference} action="state" fields={{ state: to, back: '/enquiries' }} {...(look && { look })}>
      {label}
    </ActionForm>
  );
  if (state === 'quarantined') {
    return (
      <div className={`row ${s.actions}`}>
        <ActionForm reference={reference} action="release" look="act">
          Release and mail it
        </ActionForm>
      </div>
    );
  }
  return (
    <>
      <div className={`row ${s.actions}`}>
        {replyLink && handling !== 'spam' && (
          <a className={handling === 'new' ? 'act' : 'quiet'} href={replyLink}>
            {handling === 'new' ? 'Reply by email' : 'Write again'}
          </a>
        )}
        {handling === 'new' && stateForm('answered', 'I have answered', 'act dark')}
        {handling !== 'closed' && handling !== 'spam' && stateForm('closed', handling === 'new' ? 'Needs no answer' : 'Close')}
        {handling === 'new' && stateForm('spam', handlingNames.spam)}
        {handling !== 'new' && stateForm('new', handling === 'spam' ? 'It is not spam' : 'It wants an answer again')}
      </div>
      {handling === 'new' && (
        <p className="small">
          {replyLink ? (
            'Your mail program opens with the letter begun. When it is sent, come back and press “I have answered”.'
          ) : (
            <>
              <bdi>{email}</bdi> is no address that mail programs take. Look for a typing mistake in it, or call.
            </>
          )}
        </p>
      )}
    </>
  );
}

function Notes({ enquiry: { reference }, history }: EnquiryPage) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes and history</h2>
      {history.length > 0 && (
        <ol className={s.history}>
          {history.map((entry) => (
            <li key={`${entry.at} ${entry.act} ${entry.words}`}>
              <p className="small">
                <bdi>{historySentence(entry)}</bdi>, <DateTime at={entry.at} />
              </p>
              {entry.act === 'note' && (
                <p className={s.note} dir="auto">
                  {entry.words}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      <form method="post" action={`/enquiries/${reference}/note`} className={s.write}>
        <label className="field">
          A note for whoever opens this next
          <textarea name="note" rows={3} maxLength={LONGEST_NOTE} dir="auto" required />
        </label>
        <button type="submit" className="quiet">
          Keep the note
        </button>
      </form>
    </section>
  );
}

function FieldText({ type, text }: { type: string; text: string }) {
  const words = <bdi>{text}</bdi>;
  return type === 'tel' ? <a href={`tel:${encodeURIComponent(text.replace(/[^\d+]/g, '')).replace('%2B', '+')}`}>{words}</a> : words;
}
