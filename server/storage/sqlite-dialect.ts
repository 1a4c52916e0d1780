import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Longest wait of a statement for another writer, and its retry interval, in milliseconds. */
const BUSY_TIMEOUT = 15_000;
const BUSY_PAUSE = 1;
/** Prepared statements that are kept. */
const MOST_PREPARED = 200;
/** Error code if another process holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Kysely dialect for node:sqlite. Each commit reaches the disk before it returns (WAL with synchronous=FULL), and several processes
 * may open the file. Deleted rows are overwritten (secure_delete).
 * @param file path of the database, created if missing
 */
export function sqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: 0 });
  turnToWal(database);
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  const config = { database: forKysely(database) };
  return {
    createDriver: () => new ImmediateDriver(config, database),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Turns on WAL mode. If several processes open a new file, all but one get SQLITE_BUSY without a timeout, which avoids a deadlock
 * (https://www.sqlite.org/c3ref/busy_handler.html). They have to try again.
 */
function turnToWal(database: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      // Blocks this process, which serves nobody yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE);
    }
  }
}

/** Returns whether an error is SQLITE_BUSY. */
export function isBusy(error: unknown): boolean {
  // The low byte is the primary code; higher bytes are details, such as recovery after a killed process.
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}

/**
 * Waits for the write lock without blocking the event loop, trying every millisecond. SQLite's own timeout blocks the
 * process and polls ten times a second at most, so that it can starve beside a process that writes continuously.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = Date.now() + BUSY_TIMEOUT;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        await wait(BUSY_PAUSE);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/**
 * Begins transactions with the write lock. A deferred transaction that reads first fails at its first write if another process
 * has written meanwhile, whatever the timeout (https://www.sqlite.org/lang_transaction.html).
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection() {
    return new PatientConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite rolls back by itself when the disk is full, and a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Adapter without a migration lock: SQLite migrates in a transaction, and `begin immediate` already excludes other processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Adapts node:sqlite to the interface of better-sqlite3 that Kysely expects. Statements are prepared once: each has memory of SQLite that the
 * garbage collector does not see, and 15,000 enquiries left 60 MB of it.
 */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      // An insert of several rows has another text for each number of rows.
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      prepared.set(sql, statement);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        // Rows may be read while the same statement runs again.
        iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
      };
    },
  };
}

/** File name of the embedded database in DATA_DIR. */
export const sqliteFile = 'tarazu.sqlite';
