import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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

/** How long a statement waits for another process that is writing, and how often it tries meanwhile, in milliseconds. */
const BUSY_TIMEOUT = 15_000;
const BUSY_PAUSE = 1;
/** SQLite's code for a lock that another process has. */
const SQLITE_BUSY = 5;

/**
 * SQLite, built into Node. Each commit reaches the disk before it returns (WAL with synchronous=FULL), and several processes may open the file.
 * What is deleted is overwritten.
 * @param file path of the database; made if missing
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
 * When several processes open a fresh file at once, all but one are told that it is locked, and without any timeout: they hold a lock
 * that the one waits for (https://www.sqlite.org/c3ref/busy_handler.html).
 */
function turnToWal(database: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE);
    }
  }
}

/** Whether somebody else had the right to write for as long as a statement waits. */
export function isBusy(error: unknown): boolean {
  // Its lower byte: the upper ones say what for, such as that somebody puts right what a killed process left.
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}

/**
 * Waits for its turn to write without holding up its process, and asks for it every millisecond. SQLite's own timeout stops the whole
 * process, and asks ten times a second at last: beside one that writes without a pause it may never meet the moment between two transactions.
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
 * Takes the right to write when a transaction begins. A deferred one that reads first fails at its first write if another process
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

  /** SQLite has rolled back by itself when the disk is full; a second time would hide that behind an error of its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's tables change within transactions, so the driver's `begin immediate` is what keeps two processes from migrating at once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** What Kysely expects, after another library: a statement knows whether it returns rows, and takes its parameters as a list. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
