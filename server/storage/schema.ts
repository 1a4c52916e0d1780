import type { Generated } from 'kysely';
import type { EnquiryWords } from '../../content/enquiry-fields.ts';
import type { Verdict } from '../../shared/api/chat.ts';
import type { Device } from '../../shared/api/measurement.ts';

/** The tables, the same on both engines. Times are milliseconds since 1970. Created by migrations.ts. */
export interface Schema {
  /** Visitors' enquiries. */
  enquiries: EnquiryWords & {
    /** Idempotency key (shared/api/reference.ts). */
    reference: string;
    received_at: number;
    /** Hash of the visitor's words: distinguishes a repeated enquiry from another one under its reference. */
    fingerprint: string;
    /** `quarantined`: kept for review, not mailed. */
    state: 'accepted' | 'quarantined';
    /** Why it is or was in quarantine. */
    reason: string | null;
    /** Size counted against quarantine's bounds. */
    bytes: number;
    /** What a person has done about it; `new` in quarantine. */
    handling: Generated<'new' | 'answered' | 'closed' | 'spam'>;
    handled_at: number | null;
    handled_by: string | null;
    /** Person who is to answer it. */
    assigned_to: string | null;
  };
  /** Actions of the desk's people on an enquiry, in order. Deleted with the enquiry. */
  enquiry_history: {
    reference: string;
    /** From 1. */
    place: number;
    at: number;
    person: string;
    /** One of the states of `handling`, or another action. */
    act: 'new' | 'answered' | 'closed' | 'spam' | 'assigned' | 'note';
    /** The note, or the assignee; null for nobody. */
    words: string | null;
  };
  /** Queue of mail, and its state. */
  outbox: {
    /** Reference of an enquiry, or id of a notice. */
    id: string;
    kind: 'enquiry' | 'overview';
    /**
     * - `partial`: some recipients have it, the others are retried;
     * - `delivered`: every recipient has it, or refused it for good;
     * - `kept`: written to the Maildir, because there is no mail server; nobody was mailed.
     */
    state: 'waiting' | 'partial' | 'delivered' | 'kept' | 'failed';
    /** When a worker may claim it; while it is claimed, when the lease expires. */
    due_at: number;
    /** Id of the claim; null if it is not claimed. */
    lease: string | null;
    /** Number of claims. */
    attempts: number;
    /** Counts requests to send it again: part of the Message-ID, so that mailboxes do not drop it as a duplicate. */
    edition: number;
    created_at: number;
    delivered_at: number | null;
    /** Error of the last attempt, for the owner. */
    last_error: string | null;
  };
  /**
   * Queue of enquiries for WEBHOOK_URL: the outbox's columns in a table of its own, so that mail never waits behind it. The id is
   * the reference; the edition stays 1.
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
    /** UTC, such as 2026-11-20. */
    day: string;
    /** Makes hashes of visitors' addresses unlinkable between days. Shared by all processes. */
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
  /** Who answered, per hour since 1970, if there is a model. Without identity; kept for five weeks. */
  chat_answers: {
    at: number;
    source: 'model' | 'failed' | 'unused' | 'spent';
    times: number;
  };
  /** Questions that the assistant could not answer, without identity. */
  chat_unanswered: {
    /** Day in the agency's time zone, such as 2026-11-20; UTC in rows before 22 November 2026. */
    day: string;
    /** Normalised and bounded (normalise-question.ts). */
    question: string;
    times: number;
  };
  /** Searches without a result, without identity; same columns, for questions/question-store.ts. */
  search_missed: Schema['chat_unanswered'];
  /** Visitors' verdicts on the assistant's answers, without identity. */
  chat_verdicts: Schema['chat_unanswered'] & {
    /** First page that the answer links to; empty if none of ours. */
    page: string;
    /** `yes` has an empty question: only questions whose answer did not help are stored. */
    verdict: Verdict;
  };
  /** Page views per day in the agency's time zone. No table of measurement has an address, an identifier or a browser's name. */
  measure_views: {
    day: string;
    /** Path of the page; empty for unknown paths. */
    path: string;
    device: Device;
    /** Pattern of the path, such as /services/[slug]. */
    route: string;
    views: number;
  };
  /** Page views from links on other sites. */
  measure_referrers: {
    day: string;
    /** Host of the other site; `other` once a day has too many. */
    host: string;
    views: number;
  };
  /** Custom events of a fixed set (server/measurement/known-events.ts). */
  measure_events: {
    day: string;
    category: string;
    action: string;
    label: string;
    times: number;
  };
  /** Web vitals per day, route and device: samples of each metric by bucket (server/measurement/vital-buckets.ts). */
  measure_vitals: {
    day: string;
    route: string;
    device: Device;
    /** Packed by server/storage/vital-histogram.ts. */
    histogram: Uint8Array;
  };
  /** Page views per hour of the last days, without the page. */
  measure_hours: {
    /** Start of the hour in the agency's time zone. */
    at: number;
    views: number;
  };
  /** Shared rate limits on PostgreSQL, for several machines. Rows are deleted a minute after they end. */
  visits: {
    /** Name of the limit. */
    counted: string;
    /** Hash of the address with a key that is not in the database. */
    visitor: string;
    times: number;
    /** When the count restarts. */
    ends_at: number;
  };
  /** E-mails of the site to its owner (weekly overviews), composed when they were queued. */
  notices: {
    /** Idempotency key, such as overview-2026-W47. */
    id: string;
    created_at: number;
    subject: string;
    text: string;
    html: string;
  };
  /** Accounts of the desk. */
  people: {
    /** The name in lower case, for comparison. */
    key: string;
    name: string;
    /** scrypt hash with its cost and salt (server/people/password.ts). */
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
