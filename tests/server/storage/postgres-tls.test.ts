import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { postgresUser, startPostgres } from '../../support/server/postgres.ts';
import { selfSignedCertificate } from '../../support/server/self-signed-certificate.ts';

test('DATABASE_URL with sslmode=verify-full encrypts, and refuses another authority or name', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const connect = (url: string) => openStorage({ databaseUrl: url, dataDir: '' });
  const admin = await connect(postgres.url());
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(admin.db);
  const folder = scratchFolder('certificates');
  const [mine, other] = [selfSignedCertificate(), selfSignedCertificate()];
  writeFileSync(join(folder, 'mine.pem'), mine.cert);
  writeFileSync(join(folder, 'other.pem'), other.cert);
  const { uid, gid } = postgresUser();
  for (const [name, text] of Object.entries({ 'server.crt': mine.cert, 'server.key': mine.key })) {
    const file = join(rows[0]?.folder ?? '', name);
    writeFileSync(file, text, { mode: 0o600 });
    if (uid && gid) chownSync(file, uid, gid);
  }
  await sql`alter system set ssl = on`.execute(admin.db);
  await sql`select pg_reload_conf()`.execute(admin.db);
  await admin.db.destroy();

  const url = (certificate: string) => `${postgres.url()}?sslmode=verify-full&sslrootcert=${join(folder, certificate)}`;
  const encrypted = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
  await expect
    .poll(async () => {
      const { db } = await connect(url('mine.pem'));
      await using _ = db;
      return (await encrypted.execute(db)).rows;
    })
    .toEqual([{ ssl: true }]);
  await expect(connect(url('other.pem'))).rejects.toThrow(/certificate/);
  await expect(connect(url('mine.pem').replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow(/certificate|ECONNREFUSED/);
});
