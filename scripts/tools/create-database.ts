import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A fresh, empty database.
 * @param serverUrl address of any database of the same server, of a user that may make others
 * @param template a database of that server which it begins as a copy of, and that nobody is connected to
 * @returns its address
 */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
