import type { Ref } from 'react';
import type { Content } from '../../../../content/load.ts';
import { receiptPath } from '../../../../shared/api/enquiry.ts';
import s from './SentMessage.module.css';

interface SentMessageProps {
  words: Content['pages']['contact']['form']['sent'];
  guide: { title: string; href: string };
  /** Of the message that was sent; without it the block is hidden. */
  reference?: string;
  /** Whether our own server took it, which knows what becomes of it. */
  hasReceipt: boolean;
  /** Where the focus is put when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** The green message after a success, above the form, which is empty again: thanks, when a person answers, and the reference that the visitor keeps. */
export function SentMessage({ words, guide, reference, hasReceipt, ref }: SentMessageProps) {
  return (
    <div className={s.sent} data-state="sent" hidden={!reference} role="status" tabIndex={-1} ref={ref}>
      <p className={s.heading}>{words.heading}</p>
      <p>{words.text}</p>
      <p className={s.reference}>
        <span className={s.label}>{words.reference}</span> <span data-fill="reference">{reference}</span>
      </p>
      {hasReceipt && (
        <p className={s.ways}>
          <a data-fill-href="reference" href={reference ? `${receiptPath}?reference=${reference}` : receiptPath}>
            {words.follow}
          </a>
        </p>
      )}
      <p className={s.ways}>
        <span>
          {words.guide.text} <a href={guide.href}>{guide.title}</a>
        </span>
      </p>
    </div>
  );
}
