import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Tables of the reference: one insert and commit per enquiry, without framework, queue or group commit. */
const tables = [
  'create table enquiries (reference text primary key, received_at bigint, name text, email text, message text, state text)',
  'create table outbox (id text primary key, state text, due_at bigint)',
];
const message = 'We sell lamps from two warehouses and would like to know which of them to restock first.\n'.repeat(4);

/** Returns commits per second on SQLite, one enquiry each, each flushed to disk. */
export function sqliteCommits(folder: string, seconds: number): number {
  const db = new DatabaseSync(join(folder, 'bare.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${tables.join(';')}`);
  const enquiry = db.prepare('insert into enquiries values (?, ?, ?, ?, ?, ?)');
  const mail = db.prepare('insert into outbox values (?, ?, ?)');
  const rate = perSecond(seconds, (count) => {
    db.exec('begin immediate');
    enquiry.run(`${count}`, Date.now(), 'Asha', 'asha@shop.example', message, 'accepted');
    mail.run(`${count}`, 'waiting', Date.now());
    db.exec('commit');
  });
  db.close();
  return rate;
}

/** Returns commits per second on PostgreSQL over one connection. */
export async function postgresCommits(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of tables) await client.query(table);
    const started = performance.now();
    let count = 0;
    while (performance.now() - started < seconds * 1000) {
      count += 1;
      await client.query('begin');
      await client.query({
        name: 'enquiry',
        text: 'insert into enquiries values ($1, $2, $3, $4, $5, $6)',
        values: [`${count}`, Date.now(), 'Asha', 'asha@shop.example', message, 'accepted'],
      });
      await client.query({ name: 'mail', text: 'insert into outbox values ($1, $2, $3)', values: [`${count}`, 'waiting', Date.now()] });
      await client.query('commit');
    }
    return (count * 1000) / (performance.now() - started);
  } finally {
    await client.end();
  }
}

function perSecond(seconds: number, insert: (count: number) => void): number {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) insert(++count);
  return (count * 1000) / (performance.now() - started);
}
