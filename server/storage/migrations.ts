import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every change of the tables, in the order of their names. Once released a migration is never edited; a new one follows it.
 * Written for both engines: `bigint`, `integer` and `text` mean the same in each.
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
};
