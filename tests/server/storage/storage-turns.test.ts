import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { sqliteFile } from '../../../server/storage/sqlite-dialect.ts';
import { engines } from '../../support/server/engines.ts';

/** Writes one flushed transaction after another. */
const busyWriter = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData, { timeout: 60_000 });
  database.exec('PRAGMA synchronous = FULL; CREATE TABLE busy (a)');
  (function write() {
    const end = Date.now() + 20;
    while (Date.now() < end) database.exec('BEGIN IMMEDIATE; INSERT INTO busy VALUES (1); COMMIT');
    parentPort.postMessage('');
    setImmediate(write);
  })();
`;

const sqlite = engines.find(({ name }) => name === 'SQLite') as (typeof engines)[number];

test('other connections can write beside a continuous SQLite writer', async () => {
  const settings = await sqlite.storage();
  const writer = new Worker(busyWriter, { eval: true, workerData: join(settings.dataDir, sqliteFile) });
  onTestFinished(async () => void (await writer.terminate()));
  const questions = Array.from({ length: 30 }, (_, turn) => ({ day: '2031-03-03', question: `question ${turn}`, times: 1 }));
  for (const question of questions) {
    await once(writer, 'message');
    await using db = (await openStorage(settings)).db;
    await db.insertInto('chat_unanswered').values(question).execute();
    expect(await db.selectFrom('chat_unanswered').select('question').execute()).toContainEqual({ question: question.question });
  }
});
