import { describe, expect, test } from 'vitest';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { DAY } from '../../../shared/format/days.ts';
import { runCommand } from '../../support/run-command.ts';
import { engines } from '../../support/server/engines.ts';
import { finishedSite } from '../../support/server/finished-site.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';

const site = finishedSite();

describe.each(engines)('the doctor of a site on $name', ({ fresh }) => {
  const databaseUrl = async () => (await fresh()).databaseUrl;

  test('reports whether the database is new, older than the code, or up to date', async () => {
    const DATABASE_URL = await databaseUrl();
    const state = async () => (await site.look({ DATABASE_URL })).filter(({ what }) => what.startsWith('The database'));
    expect(await state()).toMatchObject([{ level: 'pass', what: expect.stringContaining('gets its tables at the first start') }]);
    const { db } = await openStorage({ dataDir: site.dataDir, databaseUrl: DATABASE_URL });
    expect(await state()).toMatchObject([{ level: 'pass', what: expect.stringContaining('its tables are up to date') }]);
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '005-notices' as never)
      .execute();
    expect(await state()).toMatchObject([{ level: 'warn', what: expect.stringContaining('005-notices is missing') }]);
    await db.destroy();
  });

  test('reports enquiries that do not reach the owner', async () => {
    const DATABASE_URL = await databaseUrl();
    const storage = await openStorage({ dataDir: site.dataDir, databaseUrl: DATABASE_URL });
    await keepEnquiry(storage, { mail: { created_at: Date.now() - DAY, last_error: '535 no' } });
    for (let count = 0; count < 21; count++) await keepEnquiry(storage, { suspicion: 'robot' });
    await storage.db.destroy();
    expect(await site.open({ DATABASE_URL })).toMatchObject([
      { level: 'fail', what: expect.stringMatching(/The oldest mail has waited for \d+ hours\. The last try ended with: 535 no/) },
      { level: 'warn', what: expect.stringContaining('21 messages came into quarantine') },
    ]);
  });
});

describe('npm run doctor', () => {
  const run = (settings: Record<string, string | undefined>) => runCommand('doctor', [], settings);

  test('refuses the site as shipped, because of its placeholders', async () => {
    const { code, out } = await run({ DATA_DIR: site.dataDir });
    expect(code).toBe(1);
    expect(out).toMatch(/^Must be fixed \(\d+\)\n {2}SITE_URL is http:\/\/localhost:3000.*\n {6}Set SITE_URL/);
    expect(out).toMatch(/\n\nLook at \(\d+\)\n.*\n\nFine \(\d+\)\n/s);
    expect(out).toMatch(/\n\nThe site is not ready to launch: \d+ things must be fixed, and \d+ things must be confirmed\.$/);
  });

  test('passes a finished site', async () => {
    const { code, out, err } = await run(site.ready());
    expect(err).toBe('');
    expect(out).not.toContain('Must be fixed');
    expect(out).toMatch(/\n\nThe site is ready to launch\.$/);
    expect(code).toBe(0);
  });
});
