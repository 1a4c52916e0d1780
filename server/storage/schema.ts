import type { Generated } from 'kysely';
import type { EnquiryWords } from '../../content/enquiry-fields.ts';
import type { Verdict } from '../../shared/api/chat.ts';

/** The tables, which migrations.ts creates on both engines. Times are milliseconds since 1970. */
export interface Schema {
  /** Visitors' enquiries. */
  enquiries: EnquiryWords & {
    /** Idempotency key (shared/api/reference.ts). */
    reference: string;
    received_at: number;
    /** Hash of the visitor's words, which distinguishes a repeated enquiry from another enquiry with the same reference. */
    fingerprint: string;
    /** `quarantined` enquiries are kept for review and not mailed. */
    state: 'accepted' | 'quarantined';
    /** Reason for which the enquiry is or was in quarantine. */
    reason: string | null;
    /** Size counted against quarantine's bounds. */
    bytes: number;
    /** What a person has done about the enquiry; `new` in quarantine. */
    handling: Generated<'new' | 'answered' | 'closed' | 'spam'>;
    handled_at: number | null;
    handled_by: string | null;
  };
  /** Actions of the desk's people on an enquiry, in order. They are deleted with the enquiry. */
  enquiry_history: {
    reference: string;
    /** Position in the history, from 1. */
    place: number;
    at: number;
    person: string;
    /** One of the states of `handling`, or another action. */
    act: 'new' | 'answered' | 'closed' | 'spam' | 'note';
    /** The note; null with other actions. */
    words: string | null;
  };
  /** Queue of mail, and its state. */
  outbox: {
    /** Reference of an enquiry, or id of a notice. */
    id: string;
    kind: 'enquiry' | 'overview';
    /**
     * - `partial`: some recipients have the mail, the other recipients are retried;
     * - `delivered`: every recipient has the mail, or refused it for good;
     * - `kept`: the mail was written to the Maildir, because there is no mail server.
     */
    state: 'waiting' | 'partial' | 'delivered' | 'kept' | 'failed';
    /** Time from which a worker may claim the mail; for claimed mail, the end of the lease. */
    due_at: number;
    /** Id of the claim; null if the mail is not claimed. */
    lease: string | null;
    /** Number of claims. */
    attempts: number;
    /** Counts requests to send the mail again. Part of the Message-ID, so that mailboxes do not drop it as a duplicate. */
    edition: number;
    created_at: number;
    delivered_at: number | null;
    /** Error of the last attempt, for the owner. */
    last_error: string | null;
  };
  /**
   * Queue of enquiries for WEBHOOK_URL, with the outbox's columns. The table is separate, so that mail never waits for the webhook.
   * The id is the reference; the edition stays 1.
   */
  webhooks: Omit<Schema['outbox'], 'kind'>;
  /** State of mail at each recipient, once the first has accepted it. */
  recipients: {
    /** Id of the mail in the outbox. */
    id: string;
    edition: number;
    address: string;
    /** `waiting` is retried; `refused` is not. */
    state: 'waiting' | 'delivered' | 'refused';
    at: number;
    /** The mail server's answer, unless it accepted the mail. */
    error: string | null;
  };
  /** Calls to the model per day. Past days are deleted with their salt. */
  chat_days: {
    /** Day in UTC, such as 2026-11-20. */
    day: string;
    /** Salt that all processes share. It makes hashes of visitors' addresses unlinkable between days. */
    salt: string;
    calls: number;
  };
  /** Calls to the model per visitor and day. */
  chat_visitors: {
    day: string;
    /** Hash of the address with the day's salt; the address itself is never stored. */
    visitor: string;
    calls: number;
  };
  /** Counts of answers by source and hour, if there is a model. They have no identity and are kept for five weeks. */
  chat_answers: {
    at: number;
    source: 'model' | 'failed' | 'unused' | 'spent';
    times: number;
  };
  /** Questions that the assistant could not answer, without identity. */
  chat_unanswered: {
    /** Day in the agency's time zone, such as 2026-11-20; UTC in rows before 22 November 2026. */
    day: string;
    /** Question, normalised and bounded (question-store.ts). */
    question: string;
    times: number;
  };
  /** Searches without a result, without identity. questions/question-store.ts needs the same columns. */
  search_missed: Schema['chat_unanswered'];
  /** Visitors' verdicts on the assistant's answers, without identity. */
  chat_verdicts: Schema['chat_unanswered'] & {
    /** First page of this site that the answer links to; empty if there is none. */
    page: string;
    /** With `yes` the question is empty, because only questions whose answer did not help are stored. */
    verdict: Verdict;
  };
  /** Questions that the desk has taught to the assistant or put aside. */
  settled_questions: {
    question: string;
    /** Last day on which asking it does not count. */
    until: string;
  };
  /** Counts of measurement per day in the agency's time zone. They have no address, no identifier and no browser's name. */
  measure_counts: {
    day: string;
    /**
     * - `view`: page views by path, which is empty for unknown paths;
     * - `referrer`: page views by the host of the linking site; `other` once a day has too many hosts;
     * - `event`: custom events of a fixed set (shared/api/measurement.ts) by category, action and label;
     * - `vital`: web vitals by metric and rating.
     */
    kind: 'view' | 'referrer' | 'event' | 'vital';
    /** Such as `/contact`, `search.example`, `enquiry failed 429` or `LCP good`. */
    name: string;
    times: number;
  };
  /** Shared rate limits on PostgreSQL, for several machines. Rows are deleted within a minute after their window. */
  visits: {
    /** Name of the limit. */
    counted: string;
    /** Hash of the address with a key that is not in the database. */
    visitor: string;
    times: number;
    /** Time at which the count restarts. */
    ends_at: number;
  };
  /** E-mails of the site to its owner (weekly overviews), composed when they were queued. */
  notices: {
    /** Idempotency key, such as overview-2026-W47. */
    id: string;
    created_at: number;
    subject: string;
    text: string;
  };
  /** Accounts of the desk. */
  people: {
    /** The name in lower case, for comparison. */
    key: string;
    name: string;
    /** scrypt hash with its cost and salt (server/people/people.ts). */
    password: string;
    created_at: number;
  };
  /** Sessions of signed-in people. */
  sessions: {
    /** Hash of the cookie's id. */
    id: string;
    /** Key of the person. */
    person: string;
    expires_at: number;
  };
  /** Published changes of words, with the person. */
  publishes: {
    at: number;
    changed_by: string;
    /** JSON of the changes, with old and new values. */
    changes: string;
  };
}
