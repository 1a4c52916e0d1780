import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections of one process; PostgreSQL allows 100 in all unless told otherwise. */
const CONNECTIONS = 10;
/** Nothing that we ask takes this long unless the database is in trouble; in milliseconds. */
const TIMEOUT = 10_000;
/** PostgreSQL's 64-bit integer. Ours are times and counts, which a number holds exactly. */
const INT8 = 20;

/**
 * PostgreSQL, or what speaks its protocol.
 * @param url postgres://user:password@host:port/database
 * @param onLost told of a connection that broke while nobody used it; the next query opens another
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
  // The pool listens only while nobody uses the connection. One that breaks between two statements of a transaction would end the process;
  // with a listener the next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
