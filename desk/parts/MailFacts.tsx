import type { ReactNode } from 'react';
import type { RecipientRecord, WebhookRecord } from '../../server/enquiries/deliveries.ts';
import { mailTexts, recipientTexts } from '../../server/enquiries/enquiry-words.ts';
import type { EnquiryRecord } from '../../server/enquiries/list-enquiries.ts';
import { DateTime } from '../date-time.tsx';
import { ActionForm } from './ActionForm.tsx';

interface MailFactsProps {
  enquiry: EnquiryRecord;
  recipients: readonly RecipientRecord[];
  webhook: WebhookRecord | undefined;
}

/** Delivery of an enquiry by e-mail and webhook. The details are open if a delivery failed. */
export function MailFacts({ enquiry, recipients, webhook }: MailFactsProps) {
  const { reference, state, deliveredAt, lastError } = enquiry;
  if (state === 'quarantined') return null;
  const isMissing = recipients.some((recipient) => recipient.state !== 'delivered');
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">{mailTexts[state]}</h2>
      <details open={state === 'failed' || lastError !== null || webhook?.state === 'failed'}>
        <summary>When, to whom, and again</summary>
        <Facts
          facts={[
            ['Delivered', deliveredAt !== null && <DateTime at={deliveredAt} />],
            [
              'Recipients',
              recipients.length > 0 &&
                recipients.map(({ address, state: recipientState, error }) => (
                  <div key={address}>
                    <bdi>{address}</bdi> {recipientTexts[recipientState]}
                    <bdi>{error && `: ${error}`}</bdi>
                  </div>
                )),
            ],
            ['Your other program', webhook && webhookTexts[webhook.state]],
            ['What it answered', webhook?.last_error && <bdi>{webhook.last_error.replace(/^The webhook.*?: /, '')}</bdi>],
            ['What the last attempt met', lastError && <bdi>{lastError}</bdi>],
          ]}
        />
        <ActionForm reference={reference} action="redeliver">
          {state === 'waiting' ? 'Try now' : isMissing ? 'Mail it to those who do not have it' : 'Mail it again'}
        </ActionForm>
      </details>
    </section>
  );
}

/** State of an enquiry at the webhook, in words. */
const webhookTexts: Readonly<Record<string, string>> = { delivered: 'has it', failed: 'was given up', waiting: 'gets it next, or again' };

/** Description list; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
