import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { packVitals } from './pack-vitals.ts';

/** A change of the tables in statements that both engines read. */
const statements = (...texts: readonly string[]): Migration => ({
  async up(db) {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

/**
 * Every change of the tables, in the order of their names. Once released, what a migration makes is never changed; a new one follows it.
 * Written for both engines: `bigint`, `integer` and `text` mean the same in each,
 * and so does `bytea`, to which SQLite gives no meaning of its own.
 */
export const migrations: Record<string, Migration> = {
  '001-enquiries-and-outbox': statements(
    `create table enquiries (
      reference text primary key, received_at bigint not null,
      name text not null, email text not null, phone text, message text not null,
      fingerprint text not null, state text not null, reason text, bytes integer not null
    )`,
    'create index enquiries_by_state on enquiries (state, received_at)',
    `create table outbox (
      id text primary key, kind text not null, state text not null, due_at bigint not null, lease text,
      attempts integer default 0 not null, edition integer default 1 not null,
      created_at bigint not null, delivered_at bigint, last_error text
    )`,
    'create index outbox_by_state on outbox (state, due_at)',
  ),
  '002-assistant': statements(
    'create table chat_days (day text primary key, salt text not null, calls integer not null)',
    `create table chat_visitors (
      day text not null, visitor text not null, calls integer not null,
      constraint chat_visitors_of_a_day primary key (day, visitor)
    )`,
    `create table chat_unanswered (
      day text not null, question text not null, times integer not null,
      constraint chat_unanswered_of_a_day primary key (day, question)
    )`,
  ),
  '003-search': statements(
    `create table search_missed (
      day text not null, question text not null, times integer not null,
      constraint search_missed_of_a_day primary key (day, question)
    )`,
  ),
  '004-measurement': statements(
    `create table measure_views (
      day text not null, path text not null, device text not null, route text not null, views integer not null,
      constraint measure_views_of_a_day primary key (day, path, device)
    )`,
    `create table measure_referrers (
      day text not null, host text not null, views integer not null,
      constraint measure_referrers_of_a_day primary key (day, host)
    )`,
    `create table measure_events (
      day text not null, category text not null, action text not null, label text not null, times integer not null,
      constraint measure_events_of_a_day primary key (day, category, action, label)
    )`,
    `create table measure_vitals (
      day text not null, route text not null, device text not null, metric text not null, bucket integer not null, samples integer not null,
      constraint measure_vitals_of_a_day primary key (day, route, device, metric, bucket)
    )`,
    'create table measure_recent (at bigint not null, path text not null, route text not null, referrer text not null, device text not null)',
    'create index measure_recent_by_time on measure_recent (at)',
  ),
  '005-notices': statements(
    'create table notices (id text primary key, created_at bigint not null, subject text not null, text text not null, html text not null)',
    'create table troubles (kind text primary key, place text not null, state text not null, told_at bigint not null)',
  ),
  '006-packed-vitals': { up: packVitals },
  /** Alerts are said where they can be heard, and no longer mailed. */
  '007-no-mailed-alerts': statements(
    "delete from notices where id in (select id from outbox where kind = 'alert')",
    "delete from outbox where kind = 'alert'",
    'drop table troubles',
  ),
  /** Views were kept one by one with their minute, page and referrer. Each becomes one of its hour's, and nothing else of it stays. */
  '008-hours': statements(
    'create table measure_hours (at bigint primary key, views integer not null)',
    'insert into measure_hours (at, views) select at - at % 3600000, count(*) from measure_recent group by at - at % 3600000',
    'drop table measure_recent',
  ),
  '009-visits': statements(
    `create table visits (
      counted text not null, visitor text not null, times integer not null, ends_at bigint not null,
      constraint visits_of_a_visitor primary key (counted, visitor)
    )`,
  ),
  /** Lists and weekly figures ask by time alone. */
  '010-enquiries-by-time': statements('create index enquiries_by_time on enquiries (received_at)'),
  '011-chat-verdicts': statements(
    `create table chat_verdicts (
      day text not null, page text not null, verdict text not null, question text not null, times integer not null,
      constraint chat_verdicts_of_a_day primary key (day, page, verdict, question)
    )`,
  ),
  '012-chat-answers': statements(
    `create table chat_answers (
      at bigint not null, source text not null, times integer not null,
      constraint chat_answers_of_an_hour primary key (at, source)
    )`,
  ),
  /** A table of its own: processes of the version before go on with the outbox as they know it, and leave alone what is in a state that is new. */
  '013-recipients': statements(
    `create table recipients (
      id text not null references outbox (id) on delete cascade, edition integer not null, address text not null,
      state text not null, at bigint not null, error text,
      constraint recipients_of_a_mail primary key (id, edition, address)
    )`,
    'create index recipients_by_state on recipients (state, at)',
  ),
  '016-publishes': statements('create table publishes (at bigint primary key, changed_by text not null, changes text not null)'),
};
