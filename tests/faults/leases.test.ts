import { describe, expect, onTestFinished, test } from 'vitest';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { engines } from '../support/server/engines.ts';
import { startMailServer } from '../support/server/mail-server.ts';
import { complaintsAboutMail } from './complaints.ts';
import { endLeases, queryOnce } from './queries.ts';
import { few, prepareScenario, type Scenario } from './scenario.ts';

const outbox = ({ storage }: Scenario) =>
  queryOnce(storage, (db) => db.selectFrom('outbox').select(['id', 'state', 'lease', 'attempts', 'last_error']).execute());
const states = async (scenario: Scenario) => (await outbox(scenario)).map(({ state }) => state);

async function prepare(storage: StorageSettings) {
  const scenario = await prepareScenario(storage);
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const [sleeper, other] = [await scenario.server(mail.url), await scenario.server(mail.url)];
  return { scenario, mail, sleeper, other, visitors: scenario.visitors([sleeper]) };
}

// The short form uses PostgreSQL, where several machines share a database.
describe.each(few(engines, engines.slice(-1)))('mail leased by a suspended process, on $name', ({ storage }) => {
  test('is sent by another process after two minutes; the first changes nothing', async () => {
    const { scenario, mail, sleeper, other, visitors } = await prepare(await storage());
    mail.behave('stall-data');
    await sleeper.start();
    await visitors.send(1);
    await expect.poll(() => mail.met.get('stall-data'), { timeout: 60_000 }).toBe(1);
    sleeper.freeze();
    mail.behave('accept');

    await other.start();
    const [taken] = await outbox(scenario);
    // The other server delivers new mail and does not claim the leased one.
    const more = scenario.visitors([other]);
    await more.send(1);
    await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(1);
    expect(await outbox(scenario)).toContainEqual(taken);

    await queryOnce(scenario.storage, endLeases);
    // A new enquiry wakes the worker, which otherwise polls every five seconds.
    await more.send(1);
    await expect.poll(() => states(scenario), { timeout: 60_000 }).toEqual(['delivered', 'delivered', 'delivered']);
    sleeper.thaw();
    await expect.poll(() => sleeper.log, { timeout: 60_000 }).toContain('enquiry not delivered yet');
    expect(await states(scenario)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await Promise.all([sleeper.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
    expect(complaintsAboutMail(mail.mails, visitors, more)).toEqual([]);
    expect(mail.mails).toHaveLength(3);
  });

  test('is sent twice with one Message-ID if it had already arrived', async () => {
    const { scenario, mail, sleeper, other, visitors } = await prepare(await storage());
    mail.onAccepted = () => sleeper.freeze();
    await sleeper.start();
    await visitors.send(1);
    await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(1);
    mail.onAccepted = () => {};

    await queryOnce(scenario.storage, endLeases);
    await other.start();
    await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(2);
    await expect.poll(() => states(scenario)).toEqual(['delivered']);
    sleeper.thaw();
    await expect.poll(() => sleeper.log, { timeout: 60_000 }).toContain('enquiry delivered');
    expect(await outbox(scenario)).toMatchObject([{ state: 'delivered', attempts: 2, last_error: null }]);
    expect(await Promise.all([sleeper.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
    expect(complaintsAboutMail(mail.mails, visitors)).toEqual([]);
    expect(mail.mailbox).toHaveLength(1);
  });
});
