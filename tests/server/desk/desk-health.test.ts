import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verdictPath } from '../../../shared/api/chat.ts';
import { honeypot } from '../../../shared/api/enquiry.ts';
import { missedPath } from '../../../shared/api/search.ts';
import { engines } from '../../support/server/engines.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { firefox } from '../../support/server/measurement-app.ts';
import { readPage } from '../../support/server/read-page.ts';
import { runApp } from '../../support/server/running-app.ts';
import { runDesk } from '../../support/server/running-desk.ts';

const MINUTE = 60_000;
const GB = 1_000_000_000;

describe.each(engines)('/readyz on $name', ({ name, storage }) => {
  const checksOf = (text: string): Record<string, string> => {
    const { status, checks } = JSON.parse(text) as { status: string; checks: { name: string; ok: boolean; says: string }[] };
    return { status, ...Object.fromEntries(checks.map(({ name, ok, says }) => [name, `${ok}: ${says}`])) };
  };

  test('names failed checks, and stays ready while requests can be answered', async () => {
    let now = Date.now();
    let free = 3 * GB;
    const where = await storage();
    const disk = async () => ({ free, size: 50 * GB });
    const owner = await runDesk({ where, now: () => now, disk });
    const ready = await owner.ask('/readyz');
    expect(ready.status).toBe(200);
    expect(checksOf(ready.text)).toEqual({
      status: 'ready',
      database: 'true: It answers.',
      'mail-server': 'true: One is set.',
      mail: 'true: Nothing waits.',
      recipients: 'true: Nobody refuses mail.',
      undelivered: 'true: None was given up.',
      webhook: 'true: None is set.',
      answers: 'true: Everybody has an answer.',
      quarantine: 'true: No messages came into quarantine within an hour.',
      disk: 'true: 3000 MB are free.',
      backup: 'true: None has been made.',
      log: 'true: Every line was written.',
      model: 'true: No model was asked lately.',
      holidays: 'true: The last one listed is 2027-10-29.',
      publish: 'true: Everything that was published is in the files, too.',
    });

    await keepEnquiry(owner.storage, { mail: { created_at: now } });
    now += 29 * MINUTE;
    expect((await owner.ask('/readyz')).status).toBe(200);
    now += MINUTE;
    const late = await owner.ask('/readyz');
    expect(late.status).toBe(200);
    expect(checksOf(late.text)).toMatchObject({ status: 'ready', mail: 'false: The oldest mail has waited for 30 minutes.' });
    now -= MINUTE;

    free = GB / 2 - 1;
    expect(checksOf((await owner.ask('/readyz')).text)).toMatchObject({
      status: 'ready',
      mail: expect.stringMatching(/^true/),
      disk: 'false: 499 MB are free.',
    });
    expect((await owner.ask('/metrics')).text).toMatch(/^tarazu_alert\{check="disk"\} 1$/m);
    expect(readPage((await owner.ask('/health')).text).heading).toBe('Something needs you');
    await owner.close();
  });

  test('is 503 while the database can be read but not written', async () => {
    const where = await storage();
    const owner = await runDesk({ where });
    expect((await owner.ask('/readyz')).status).toBe(200);
    const { db } = owner.storage;
    if (name === 'SQLite') await sql`pragma query_only = on`.execute(db);
    // As a standby, or an administrator who keeps writers out.
    else {
      await db.connection().execute(async (one) => {
        const database = new URL(where.databaseUrl ?? '').pathname.slice(1);
        await sql.raw(`alter database ${database} set default_transaction_read_only = on`).execute(one);
        await sql`set default_transaction_read_only = on`.execute(one);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          one,
        );
      });
    }
    const readiness = async () => {
      const { status, text } = await owner.ask('/readyz');
      return { status, database: checksOf(text).database };
    };
    await expect.poll(readiness).toEqual({ status: 503, database: 'false: It can be read but not written: enquiries are refused.' });
    expect((await owner.ask('/health')).text).toContain('The database cannot be used, and no enquiry can be accepted.');
    await owner.close();
  });

  test('is 503 when the disk of the database is full', async () => {
    const where = await storage();
    const owner = await runDesk({ where, disk: async () => ({ free: 9_000_000, size: 50 * GB }) });
    expect((await owner.ask('/readyz')).status).toBe(name === 'SQLite' ? 503 : 200);
    await owner.close();
  });

  test('is 200 without a mail server, which the desk and metrics report', async () => {
    const owner = await runDesk({ where: await storage(), settings: { smtpUrl: undefined } });
    const ready = await owner.ask('/readyz');
    expect(ready.status).toBe(200);
    expect(checksOf(ready.text)).toMatchObject({ 'mail-server': expect.stringMatching(/^false: .*nobody is mailed/) });
    for (const path of ['/', '/health']) expect((await owner.ask(path)).text).toContain('Nobody is mailed about enquiries.');
    expect((await owner.ask('/')).text).not.toContain('is mailed to you');
    expect(readPage((await owner.ask('/health')).text).heading).toBe('Something needs you');
    expect((await owner.ask('/metrics')).text).toMatch(/^tarazu_alert\{check="mail-server"\} 1$/m);
    await owner.close();
  });

  test('does not name a refusing recipient, whom the health page names', async () => {
    const owner = await runDesk({ where: await storage() });
    const id = await keepEnquiry(owner.storage, { mail: { state: 'delivered' } });
    const row = { id, edition: 1, address: 'second@tarazu.example', state: 'refused' as const, at: Date.now(), error: '550 no mailbox' };
    await owner.storage.db.insertInto('recipients').values(row).execute();
    expect((await owner.ask('/readyz')).text).not.toContain('second@');
    expect((await owner.ask('/health')).text).toContain('second@tarazu.example: 550 no mailbox');
    expect((await owner.ask(`/enquiries/${id}`)).text.replace(/<[^>]*>/g, '')).toContain(
      'second@tarazu.example refused it: 550 no mailbox',
    );
    await owner.close();
  });

  test('reports a lost database, and the site stays up', async () => {
    const owner = await runDesk({ where: await storage() });
    await owner.storage.db.destroy();
    const answer = await owner.ask('/readyz');
    expect(answer.status).toBe(503);
    expect(checksOf(answer.text)).toMatchObject({
      database: 'false: It cannot be read.',
      mail: 'false: It cannot be read.',
      'mail-server': 'true: One is set.',
    });
    expect((await owner.ask('/healthz')).status).toBe(200);
    expect((await owner.ask('/health')).status).toBe(200);
    expect((await owner.ask('/enquiries')).status).toBe(500);
    const { text } = await owner.ask('/metrics');
    expect(text).toMatch(/^tarazu_database_up 0$/m);
    expect(text).not.toMatch(/^tarazu_outbox_waiting /m);
    await owner.close();
  });
});

describe.each(engines)('/metrics on $name', ({ storage }) => {
  test('counts requests and backlog, without identity', async () => {
    const where = await storage();
    const site = await runApp({ ...where, trustProxy: ['127.0.0.1'] });
    const owner = await runDesk({ where });
    /** All servers of a process share the counters, so the test compares differences. */
    const readMetrics = async () => {
      const { text } = await owner.ask('/metrics');
      const values = new Map([...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, name, value]) => [name as string, Number(value)]));
      return { text, values };
    };
    const before = await readMetrics();
    await site.ask('/services');
    await site.ask('/nowhere');
    await sendJson(site, { from_name: 'Asha Secret', from_email: 'secret@shop.example' });
    await sendJson(site, { [honeypot]: 'x' });
    await sendJson(site, { from_email: 'nonsense' });
    const report = (agent: string) =>
      site.ask(
        '/_vercel/insights/view',
        { 'content-type': 'application/json', 'user-agent': agent },
        'POST',
        JSON.stringify({ route: '/', path: '/', referrer: '' }),
      );
    expect((await report(firefox)).status).toBe(204);
    expect((await report('Googlebot/2.1')).status).toBe(204);
    await site.ask(missedPath, { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, 'POST', '{"query":"gift cards"}');
    const verdict = '{"verdict":"yes","page":"/"}';
    await site.ask(verdictPath, { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, 'POST', verdict);
    await expect
      .poll(async () => (await readMetrics()).values.get('tarazu_deliveries_total{outcome="delivered"}') ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(before.values.get('tarazu_deliveries_total{outcome="delivered"}') ?? 0);
    const after = await readMetrics();
    const increase = (name: string) => (after.values.get(name) ?? 0) - (before.values.get(name) ?? 0);
    expect(increase('tarazu_http_requests_total{part="file",status="200"}')).toBe(1);
    expect(increase('tarazu_http_requests_total{part="page",status="404"}')).toBe(1);
    expect(increase('tarazu_http_requests_total{part="enquiry",status="200"}')).toBe(1);
    expect(increase('tarazu_http_requests_total{part="enquiry",status="403"}')).toBe(1);
    expect(increase('tarazu_http_requests_total{part="enquiry",status="400"}')).toBe(1);
    expect(increase('tarazu_http_requests_total{part="measurement",status="204"}')).toBe(2);
    expect(increase('tarazu_http_requests_total{part="search",status="204"}')).toBe(1);
    expect(increase('tarazu_http_requests_total{part="assistant",status="204"}')).toBe(1);
    for (const outcome of ['accepted', 'quarantined', 'refused'])
      expect(increase(`tarazu_enquiries_total{outcome="${outcome}"}`), outcome).toBe(1);
    for (const outcome of ['counted', 'left-out'])
      expect(increase(`tarazu_measurement_reports_total{outcome="${outcome}"}`), outcome).toBe(1);
    expect(after.values.get('tarazu_quarantine_enquiries')).toBe(1);
    expect(after.values.get('tarazu_outbox_failed')).toBe(0);
    expect(after.values.get('tarazu_alert{check="quarantine"}')).toBe(0);
    expect(after.values.get('tarazu_database_up')).toBe(1);
    expect(after.values.get('tarazu_disk_free_bytes')).toBeGreaterThan(0);
    expect(after.values.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(after.text).not.toMatch(/secret|127\.0\.0\.1|shop\.example|Googlebot|nowhere/i);
    await site.close();
    await owner.close();
  });
});
