import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of statements that work on both engines. */
const statements = (...texts: readonly string[]): Migration => ({
  async up(db) {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

/**
 * All migrations in the order of their names. A released migration never changes; new ones are appended. Both engines run them:
 * `bigint`, `integer` and `text` mean the same in each engine, and SQLite stores blobs unchanged in a `bytea` column.
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
  /** Packed web vitals, which 017-counts removes: there is nothing left to do here. */
  '006-packed-vitals': statements(),
  /** Alerts are logged and no longer mailed. */
  '007-no-mailed-alerts': statements(
    "delete from notices where id in (select id from outbox where kind = 'alert')",
    "delete from outbox where kind = 'alert'",
    'drop table troubles',
  ),
  /** Views were stored one by one with minute, page and referrer. Now only their counts per hour are kept. */
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
  /** Lists and weekly figures select by time alone. */
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
  /** Recipients have a separate table, because processes of the previous version still use the outbox and ignore rows in a new state. */
  '013-recipients': statements(
    `create table recipients (
      id text not null references outbox (id) on delete cascade, edition integer not null, address text not null,
      state text not null, at bigint not null, error text,
      constraint recipients_of_a_mail primary key (id, edition, address)
    )`,
    'create index recipients_by_state on recipients (state, at)',
  ),
  /**
   * Adds what a person has done about an enquiry, which is unknown for older enquiries. Enquiries mailed more than a week ago count as
   * closed, so that an upgrade does not report years of answered mail as overdue.
   */
  '014-handling': {
    async up(db) {
      for (const column of ["handling text default 'new' not null", 'handled_at bigint', 'handled_by text', 'assigned_to text'])
        await sql.raw(`alter table enquiries add column ${column}`).execute(db);
      await sql`update enquiries set handling = 'closed',
        handled_at = (select delivered_at from outbox where outbox.id = enquiries.reference)
        where state = 'accepted' and reference in
          (select id from outbox where state = 'delivered' and delivered_at < ${Date.now() - 7 * 86_400_000})`.execute(db);
      await sql.raw('create index enquiries_by_handling on enquiries (handling, state, received_at)').execute(db);
      await sql.raw('create index enquiries_by_email on enquiries (lower(email))').execute(db);
      await sql
        .raw(`create table enquiry_history (
          reference text not null references enquiries (reference) on delete cascade, place integer not null,
          at bigint not null, person text not null, act text not null, words text,
          constraint enquiry_history_of_an_enquiry primary key (reference, place)
        )`)
        .execute(db);
    },
  },
  '015-people-and-webhooks': statements(
    'create table people (key text primary key, name text not null, password text not null, created_at bigint not null)',
    'create table sessions (id text primary key, person text not null references people (key) on delete cascade, expires_at bigint not null)',
    `create table webhooks (
      id text primary key references enquiries (reference) on delete cascade, state text not null, due_at bigint not null, lease text,
      attempts integer default 0 not null, edition integer default 1 not null,
      created_at bigint not null, delivered_at bigint, last_error text
    )`,
    'create index webhooks_by_state on webhooks (state, due_at)',
  ),
  '016-publishes': statements('create table publishes (at bigint primary key, changed_by text not null, changes text not null)'),
  /** Reduces measurement to counts per day. Hours, devices, histograms of web vitals and the funnel of instruments are no longer kept; overviews are plain text. */
  '017-counts': {
    async up(db) {
      const counts = (kind: string, name: string, times: string, table: string) =>
        sql.raw(
          `insert into measure_counts (day, kind, name, times) select day, '${kind}', ${name}, sum(${times}) from ${table} group by day, ${name}`,
        );
      await sql
        .raw(`create table measure_counts (
          day text not null, kind text not null, name text not null, times integer not null,
          constraint measure_counts_of_a_day primary key (day, kind, name)
        )`)
        .execute(db);
      await sql`delete from measure_events where category = 'instrument' and action <> 'touched'`.execute(db);
      await counts('view', 'path', 'views', 'measure_views').execute(db);
      await counts('referrer', 'host', 'views', 'measure_referrers').execute(db);
      await counts('event', "rtrim(category || ' ' || action || ' ' || label)", 'times', 'measure_events').execute(db);
      for (const table of ['views', 'referrers', 'events', 'vitals', 'hours']) await sql.raw(`drop table measure_${table}`).execute(db);
      await sql.raw('alter table notices drop column html').execute(db);
    },
  },
  /** Who was to answer an enquiry is said in its notes. */
  '018-notes-and-settled-questions': statements(
    "update enquiry_history set act = 'note', words = 'For ' || coalesce(words, 'anybody') || '.' where act = 'assigned'",
    'alter table enquiries drop column assigned_to',
    'create table settled_questions (question text primary key, until text not null)',
  ),
};

/** Source of migrations for Kysely's Migrator. */
export const provider = { getMigrations: async () => migrations };

/** Returns the names of migrations that only a newer version of the code knows; empty for a new database. */
export async function unknownMigrations(db: Kysely<never>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

/** Returns the error message for a database with unknown migrations. */
export function newerDatabaseMessage(newer: readonly string[]): string {
  const last = Object.keys(migrations).at(-1);
  return `it was brought up to date by a newer version of this program (${newer.join(', ')}), and this one knows its tables up to ${last}`;
}

/** Message with the fix for a database of a newer version. */
export const newerDatabaseFix =
  'Start the newer version again, or go back to the backup from before the upgrade: docs/running.md, "Upgrade and rollback".';
