import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { packVitals } from './pack-vitals.ts';

/**
 * Every change of the tables, in the order of their names. Once released a migration is never edited; a new one follows it.
 * Written for both engines: `bigint`, `integer` and `text` mean the same in each,
 * and so does `bytea`, to which SQLite gives no meaning of its own.
 */
export const migrations: Record<string, Migration> = {
  '001-enquiries-and-outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enquiries')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('enquiries_by_state').on('enquiries').columns(['state', 'received_at']).execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('lease', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('edition', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('delivered_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'due_at']).execute();
    },
  },
  '002-assistant': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chat_days')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('calls', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('chat_visitors')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('visitor', 'text', (column) => column.notNull())
        .addColumn('calls', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_visitors_of_a_day', ['day', 'visitor'])
        .execute();
      await db.schema
        .createTable('chat_unanswered')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('question', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_unanswered_of_a_day', ['day', 'question'])
        .execute();
    },
  },
  '003-search': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('search_missed')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('question', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('search_missed_of_a_day', ['day', 'question'])
        .execute();
    },
  },
  '004-measurement': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('measure_views')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('measure_views_of_a_day', ['day', 'path', 'device'])
        .execute();
      await db.schema
        .createTable('measure_referrers')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('measure_referrers_of_a_day', ['day', 'host'])
        .execute();
      await db.schema
        .createTable('measure_events')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('measure_events_of_a_day', ['day', 'category', 'action', 'label'])
        .execute();
      await db.schema
        .createTable('measure_vitals')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('metric', 'text', (column) => column.notNull())
        .addColumn('bucket', 'integer', (column) => column.notNull())
        .addColumn('samples', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('measure_vitals_of_a_day', ['day', 'route', 'device', 'metric', 'bucket'])
        .execute();
      await db.schema
        .createTable('measure_recent')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('referrer', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('measure_recent_by_time').on('measure_recent').column('at').execute();
    },
  },
  '005-notices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notices')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('html', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('troubles')
        .addColumn('kind', 'text', (column) => column.primaryKey())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('told_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '006-packed-vitals': { up: packVitals },
  /** Alerts are said where they can be heard, and no longer mailed. */
  '007-no-mailed-alerts': {
    async up(db: Kysely<unknown>) {
      await sql`delete from notices where id in (select id from outbox where kind = 'alert')`.execute(db);
      await sql`delete from outbox where kind = 'alert'`.execute(db);
      await db.schema.dropTable('troubles').execute();
    },
  },
  /** Views were kept one by one with their minute, page and referrer. Each becomes one of its hour's, and nothing else of it stays. */
  '008-hours': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('measure_hours')
        .addColumn('at', 'bigint', (column) => column.primaryKey())
        .addColumn('views', 'integer', (column) => column.notNull())
        .execute();
      await sql`insert into measure_hours (at, views) select at - at % 3600000, count(*) from measure_recent group by at - at % 3600000`.execute(
        db,
      );
      await db.schema.dropTable('measure_recent').execute();
    },
  },
  '009-visits': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('visits')
        .addColumn('counted', 'text', (column) => column.notNull())
        .addColumn('visitor', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('visits_of_a_visitor', ['counted', 'visitor'])
        .execute();
    },
  },
  /** Lists and weekly figures ask by time alone. */
  '010-enquiries-by-time': {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('enquiries_by_time').on('enquiries').column('received_at').execute();
    },
  },
};
