import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections per process. PostgreSQL's default limit is 100 for all processes. */
const CONNECTIONS = 10;
/** Query timeout, in milliseconds. */
const TIMEOUT = 10_000;
/** Type id of bigint. This database's are times and counts, which a number represents exactly. */
const INT8 = 20;

/**
 * Kysely dialect for PostgreSQL and compatible databases.
 * @param url postgres://user:password@host:port/database
 * @param onLost called when an idle connection breaks; the next query opens another
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    statement_timeout: TIMEOUT,
    query_timeout: TIMEOUT + 1_000,
    idle_in_transaction_session_timeout: TIMEOUT,
    application_name: 'tarazu',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onLost);
  // The pool handles errors of idle connections only. A connection that breaks between two statements of a transaction would end the
  // process; with this listener, the next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
