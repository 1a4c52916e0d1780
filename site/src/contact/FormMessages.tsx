import type { Ref } from 'react';
import type { Content } from '../../../content/load.ts';
import { receiptPath } from '../../../shared/api/enquiry.ts';
import s from './ContactForm.module.css';

interface ErrorSummaryProps {
  /** `data-state` by which the server finds the block; its links have `state-name` (server/site/page-template.ts). */
  state: string;
  message: string;
  /** Fields that can be invalid, each with its message. */
  fields: readonly { name: string; text: string; isShown: boolean }[];
  isShown: boolean;
  /** Receives focus when the summary appears. */
  ref?: Ref<HTMLDivElement>;
}

/** Renders a form's errors with a link to each invalid field. */
export function ErrorSummary({ state, message, fields, isShown, ref }: ErrorSummaryProps) {
  return (
    <div className={s.summary} data-state={state} hidden={!isShown} role="alert" tabIndex={-1} ref={ref}>
      <p className={s.message}>{message}</p>
      <ul>
        {fields.map((field) => (
          <li key={field.name} data-state={`${state}-${field.name}`} hidden={!field.isShown}>
            <a href={`#${field.name}`}>{field.text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SentMessageProps {
  words: Content['pages']['contact']['form']['sent'];
  guide: { title: string; href: string };
  /** Reference of the sent message; undefined hides the block. */
  reference?: string;
  /** Our own server received the message, so it has a receipt. */
  hasReceipt: boolean;
  /** Receives focus when the block appears. */
  ref?: Ref<HTMLDivElement>;
}

/** Renders the confirmation, which replaces the form: thanks, response time, reference, and a link to the empty form. */
export function SentMessage({ words, guide, reference, hasReceipt, ref }: SentMessageProps) {
  return (
    <div className={s.sent} data-state="sent" hidden={!reference} role="status" tabIndex={-1} ref={ref}>
      <p className={s.heading}>{words.heading}</p>
      <p>{words.text}</p>
      <p className={s.reference}>
        <span>{words.reference}</span> <span data-fill="reference">{reference}</span>
      </p>
      {hasReceipt && (
        <p className={s.actions}>
          <a data-fill-href="reference" href={reference ? `${receiptPath}?reference=${reference}` : receiptPath}>
            {words.follow}
          </a>
        </p>
      )}
      <p className={s.actions}>
        <span>
          {words.guide.text} <a href={guide.href}>{guide.title}</a>
        </span>
        <a href="/contact">{words.again}</a>
      </p>
    </div>
  );
}
