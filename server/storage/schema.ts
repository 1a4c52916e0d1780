/** The tables, the same on both engines. Times are milliseconds since 1970. migrations.ts makes them. */
export interface Schema {
  enquiries: EnquiriesTable;
  outbox: OutboxTable;
  chat_days: ChatDaysTable;
  chat_visitors: ChatVisitorsTable;
  chat_unanswered: ChatUnansweredTable;
  search_missed: SearchMissedTable;
}

/** What visitors sent. */
export interface EnquiriesTable {
  /** Idempotency key (wire/reference.ts). */
  reference: string;
  received_at: number;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** Hash of the four above: tells the same enquiry sent twice from another one under its reference. */
  fingerprint: string;
  /** `quarantined`: kept for a person to look at, not mailed. */
  state: 'accepted' | 'quarantined';
  /** Why it is in quarantine, or was. */
  reason: string | null;
  /** What it takes of quarantine's room. */
  bytes: number;
}

/** Mail that has to leave, and what became of it. */
export interface OutboxTable {
  /** What it is about: an enquiry's reference. */
  id: string;
  kind: 'enquiry';
  state: 'waiting' | 'delivered' | 'failed';
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
}

/** Calls to the model on one day. Past days are removed, and their salt with them. */
export interface ChatDaysTable {
  /** UTC, such as 2026-11-20. */
  day: string;
  /** Makes visitors' addresses into names that mean nothing on another day. Shared by all processes. */
  salt: string;
  calls: number;
}

/** Calls to the model for one visitor on one day. */
export interface ChatVisitorsTable {
  day: string;
  /** Hash of the address with the day's salt: the address itself is never kept. */
  visitor: string;
  calls: number;
}

/** What the assistant was asked and could not answer, for the owner: who asked is not known. */
export interface ChatUnansweredTable {
  /** UTC, such as 2026-11-20. */
  day: string;
  /** In one form and bounded (normal-question.ts). */
  question: string;
  times: number;
}

/** What was searched for and not found, for the owner: the same columns, for questions/question-tally.ts. */
export type SearchMissedTable = ChatUnansweredTable;
