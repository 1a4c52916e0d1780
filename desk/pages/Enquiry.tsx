import type { ReactNode } from 'react';
import { enquiryFields, fieldNames } from '../../content/enquiry-fields.ts';
import type { View } from '../../server/desk/view.ts';
import type { RecipientRecord, WebhookRecord } from '../../server/enquiries/manage-enquiries.ts';
import { capital } from '../../shared/format/fill.ts';
import { format } from '../format.ts';
import { DateTime } from '../parts/DateTime.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { StateBadge } from '../parts/StateBadge.tsx';
import { reasonText } from '../reason-text.ts';
import s from './Enquiry.module.css';

const recipientWords: Readonly<Record<RecipientRecord['state'], string>> = {
  waiting: 'is tried again',
  delivered: 'has it',
  refused: 'refused it',
};

/** One enquiry: its words, what became of it, and what can be done. */
export function Enquiry({ enquiry, recipients, webhook }: Extract<View, { page: 'enquiry' }>) {
  const { reference, state, name, message, receivedAt, deliveredAt, dueAt, attempts, lastError, reason } = enquiry;
  const action = `/enquiries/${reference}`;
  const isMissing = recipients.some((recipient) => recipient.state !== 'delivered');
  const again = state === 'waiting' ? 'Try now' : isMissing ? 'Mail it to those who do not have it' : 'Mail it again';
  const [act, label] = state === 'quarantined' ? ['release', 'Release and mail it'] : ['redeliver', again];
  return (
    <>
      <PageHeader heading={<bdi>{name}</bdi>} lead={<StateBadge state={state} />} />
      <div className={s.enquiry}>
        <section aria-labelledby="words" className={s.words}>
          <h2 id="words">What they wrote</h2>
          <p dir="auto">{message}</p>
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts">What became of it</h2>
          <dl className={s.facts}>
            <Fact name="Reference">{reference}</Fact>
            {fieldNames
              .filter((field) => field !== 'name' && field !== 'message')
              .map((field) => (
                <Fact key={field} name={capital(field)}>
                  {enquiry[field] && <Written type={enquiryFields[field].type} text={enquiry[field]} />}
                </Fact>
              ))}
            <Fact name="Received">
              <DateTime at={receivedAt} />
            </Fact>
            <Fact name="In quarantine because">{reason && reasonText(reason)}</Fact>
            <Fact name="Delivered">{deliveredAt !== null && <DateTime at={deliveredAt} />}</Fact>
            <Fact name="Attempts to mail it">{state !== 'quarantined' && format.number(attempts)}</Fact>
            <Fact name="Next try">{dueAt !== null && <DateTime at={dueAt} />}</Fact>
            <Fact name="Recipients">
              {recipients.length > 0 &&
                recipients.map(({ address, state: stands, error }) => (
                  <span key={address} className={s.recipient}>
                    <bdi>{address}</bdi> {recipientWords[stands]}
                    {error && (
                      <>
                        {': '}
                        <bdi>{error}</bdi>
                      </>
                    )}
                  </span>
                ))}
            </Fact>
            <Fact name="Webhook">{webhook && <WebhookState {...webhook} />}</Fact>
            <Fact name="What the last attempt met">{lastError && <bdi>{lastError}</bdi>}</Fact>
          </dl>
          <div className="row">
            <form method="post" action={`${action}/${act}`}>
              <button type="submit" className="act">
                {label}
              </button>
            </form>
            <a className="quiet" href={`${action}/erase`}>
              Erase
            </a>
          </div>
        </section>
      </div>
    </>
  );
}

function WebhookState({ state, attempts, dueAt, deliveredAt, lastError }: WebhookRecord) {
  if (state === 'delivered')
    return (
      <>
        has it
        {deliveredAt !== null && (
          <>
            , since <DateTime at={deliveredAt} />
          </>
        )}
      </>
    );
  return (
    <>
      {state === 'failed' ? (
        'was given up'
      ) : attempts === 0 ? (
        'gets it next'
      ) : (
        <>
          is tried again <DateTime at={dueAt} />
        </>
      )}
      {lastError && (
        <>
          {': '}
          <bdi>{lastError}</bdi>
        </>
      )}
    </>
  );
}

function Written({ type, text }: { type: string; text: string }) {
  const words = <bdi>{text}</bdi>;
  return type === 'email' ? <a href={`mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`}>{words}</a> : words;
}

/** Left out where there is nothing to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
