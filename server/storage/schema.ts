import type { EnquiryWords } from '../../content/enquiry-fields.ts';
import type { Verdict } from '../../shared/api/chat.ts';
import type { Device } from '../../shared/api/measurement.ts';

/** The tables, the same on both engines. Times are milliseconds since 1970. migrations.ts makes them. */
export interface Schema {
  /** What visitors sent. */
  enquiries: EnquiryWords & {
    /** Idempotency key (shared/api/reference.ts). */
    reference: string;
    received_at: number;
    /** Hash of the visitor's words: tells the same enquiry sent twice from another one under its reference. */
    fingerprint: string;
    /** `quarantined`: kept for a person to look at, not mailed. */
    state: 'accepted' | 'quarantined';
    /** Why it is in quarantine, or was. */
    reason: string | null;
    /** What it takes of quarantine's room. */
    bytes: number;
  };
  /** Mail that has to leave, and what became of it. */
  outbox: {
    /** What it is about: an enquiry's reference, or a notice. */
    id: string;
    kind: 'enquiry' | 'overview';
    /**
     * - `partial`: some recipients have it, and the others are tried again;
     * - `delivered`: every recipient has it, or has refused it for good;
     * - `kept`: written to the Maildir, because there is no mail server; nobody was mailed.
     */
    state: 'waiting' | 'partial' | 'delivered' | 'kept' | 'failed';
    /** When a worker may take it. While one has it, when its lease ends. */
    due_at: number;
    /** Of the worker that has it; null while nobody has. */
    lease: string | null;
    /** Times that a worker took it. */
    attempts: number;
    /** Counts wishes to have it sent once more: part of its Message-ID, so that a mailbox does not drop what was asked for. */
    edition: number;
    created_at: number;
    delivered_at: number | null;
    /** What the last attempt met, for the owner. */
    last_error: string | null;
  };
  /** What became of a mail at each of its recipients, from when the first of them has taken it. */
  recipients: {
    /** The mail's, in the outbox. */
    id: string;
    edition: number;
    address: string;
    /** `waiting` is tried again; `refused` is not. */
    state: 'waiting' | 'delivered' | 'refused';
    at: number;
    /** The mail server's answer, unless it was taken. */
    error: string | null;
  };
  /** Calls to the model on one day. Past days are removed, and their salt with them. */
  chat_days: {
    /** UTC, such as 2026-11-20. */
    day: string;
    /** Makes visitors' addresses into names that mean nothing on another day. Shared by all processes. */
    salt: string;
    calls: number;
  };
  /** Calls to the model for one visitor on one day. */
  chat_visitors: {
    day: string;
    /** Hash of the address with the day's salt: the address itself is never kept. */
    visitor: string;
    calls: number;
  };
  /** Where there is a model: who answered visitors in an hour, by whole hours since 1970. Of no visitor, and kept for five weeks. */
  chat_answers: {
    at: number;
    source: 'model' | 'failed' | 'unused' | 'spent';
    times: number;
  };
  /** What the assistant was asked and could not answer, for the owner: who asked is not known. */
  chat_unanswered: {
    /** By the clocks of the agency, such as 2026-11-20; before decision 29 UTC. */
    day: string;
    /** In one form and bounded (normalise-question.ts). */
    question: string;
    times: number;
  };
  /** What was searched for and not found, for the owner: the same columns, for questions/question-store.ts. */
  search_missed: Schema['chat_unanswered'];
  /** Whether answers of the assistant helped, as visitors said: who said it is not known. */
  chat_verdicts: Schema['chat_unanswered'] & {
    /** The page that the answer links to first; empty for none of ours. */
    page: string;
    /** `yes` has an empty question: only what did not help is kept in words. */
    verdict: Verdict;
  };
  /** Page views of a day by the clocks of the agency. None of the tables of measurement knows who looked: no address, no identifier, no name of a browser. */
  measure_views: {
    day: string;
    /** A page's address; empty for all addresses that are no page. */
    path: string;
    device: Device;
    /** The pattern of the page's address, such as /services/[slug]. */
    route: string;
    views: number;
  };
  /** Page views that a link elsewhere led to. */
  measure_referrers: {
    day: string;
    /** The other site's host; `other` once a day has had too many different ones. */
    host: string;
    views: number;
  };
  /** Custom events: of a fixed set (server/measurement/known-events.ts). */
  measure_events: {
    day: string;
    category: string;
    action: string;
    label: string;
    times: number;
  };
  /** Web vitals of a day, route and device: how many samples of each metric fell into which bucket (server/measurement/vital-buckets.ts). */
  measure_vitals: {
    day: string;
    route: string;
    device: Device;
    /** As server/storage/vital-histogram.ts packs it. */
    histogram: Uint8Array;
  };
  /** Page views of each hour of the last days, for what a day is too coarse for; of which page is not kept. */
  measure_hours: {
    /** The hour's beginning, by the clocks of the agency. */
    at: number;
    views: number;
  };
  /** How often a visitor came to a limit, on PostgreSQL, where several machines share them; rows go a minute after their time. */
  visits: {
    /** Which limit. */
    counted: string;
    /** Hash of the address with a key that is not in the database. */
    visitor: string;
    times: number;
    /** When the count begins anew. */
    ends_at: number;
  };
  /** Mail of the site's own, as it was composed when it was put in the outbox: weekly overviews. */
  notices: {
    /** Such as overview-2026-W47: whoever puts in the same one again changes nothing. */
    id: string;
    created_at: number;
    subject: string;
    text: string;
    html: string;
  };
  /** What was changed in the words, and by whom. */
  publishes: {
    at: number;
    changed_by: string;
    /** JSON of the changes, each with the values before and after. */
    changes: string;
  };
}
