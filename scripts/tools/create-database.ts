import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database.
 * @param serverUrl URL of any database of the server, with a user that may create databases
 * @param template database to copy, without connections; by default an empty one
 * @returns the new database's URL
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
