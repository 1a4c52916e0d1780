import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { readPage } from '../../support/server/read-page.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

describe.each(engines)('enquiries in the desk on $name', ({ storage }) => {
  let owner: RunningDesk;
  beforeAll(async () => {
    owner = await runDesk({ where: await storage() });
  });
  afterAll(() => owner.close());

  const page = async (path: string) => readPage((await owner.ask(path)).text);
  const stateOf = async (reference: string) => (await listEnquiries(owner.storage, { reference }))[0];
  /** Returns the names in the filtered list. */
  const found = async (query: Record<string, string>) => (await page(`/enquiries?${new URLSearchParams(query)}`)).names();

  test('are found by name, address, reference, phone and words, ignoring case', async () => {
    const reference = await keepEnquiry(owner.storage, {
      fields: {
        from_name: 'Jürgen ÖZDEMIR',
        from_email: 'juergen@lampen.example',
        phone_number: '+49 30 55555',
        message: 'Wir haben 40% zu viel am_Lager.',
      },
    });
    await keepEnquiry(owner.storage, { fields: { from_name: 'Nobody Else', message: 'Forty of amxLager' } });
    for (const q of [
      'jürgen',
      'JÜRGEN',
      'özdemir',
      'lampen.example',
      reference.toLowerCase(),
      reference.replaceAll('-', ''),
      '55555',
      '40%',
      'am_lager',
      'jürgen lager',
    ])
      expect(await found({ q }), q).toEqual(['Jürgen ÖZDEMIR']);
    expect(await found({ q: 'jürgen nobody' })).toEqual([]);
    expect(await found({ q: "' or 1=1 --" })).toEqual([]);
    expect(await found({ q: '\0' })).toHaveLength((await listEnquiries(owner.storage)).length);
  });

  test('are filtered by state; quarantine is listed apart with reasons', async () => {
    await keepEnquiry(owner.storage, { fields: { from_name: 'State Waiting' } });
    await keepEnquiry(owner.storage, {
      fields: { from_name: 'State Failed' },
      mail: { state: 'failed', attempts: 105, last_error: '550 no such user' },
    });
    await keepEnquiry(owner.storage, { fields: { from_name: 'State Robot' }, suspicion: 'robot' });
    await keepEnquiry(owner.storage, { fields: { from_name: 'State Elsewhere' }, suspicion: 'other-origin' });
    expect(await found({ q: 'State', state: 'waiting' })).toEqual(['State Waiting']);
    expect(await found({ q: 'State', state: 'failed' })).toEqual(['State Failed']);
    expect((await found({ q: 'State', state: 'quarantined' })).sort()).toEqual(['State Elsewhere', 'State Robot']);
    expect(await found({ q: 'State', state: 'nonsense' })).toHaveLength(4);
    const quarantine = await page('/quarantine?q=State');
    expect(new Map(quarantine.rows().map((row) => [row[0]?.split(' ').slice(0, 2).join(' '), row[3]]))).toEqual(
      new Map([
        ['State Robot', 'It filled in a field that people do not see.'],
        ['State Elsewhere', 'It came from a page of another site.'],
      ]),
    );
  });

  test('show message, attempts and last error', async () => {
    const reference = await keepEnquiry(owner.storage, {
      fields: { from_name: 'Asha', from_email: 'asha@shop.example', message: 'First line.\n\nSecond line.' },
      mail: { state: 'failed', attempts: 105, last_error: 'connect ECONNREFUSED' },
    });
    const shown = await page(`/enquiries/${reference}`);
    expect(shown.heading).toBe('Asha');
    expect(shown.text).toContain('First line. Second line.');
    expect(shown.facts('facts')).toMatchObject({
      Reference: reference,
      Email: 'asha@shop.example',
    });
    expect(shown.facts('mail')).toMatchObject({ 'What the last attempt met': 'connect ECONNREFUSED' });
    const actions = ['state', 'state', 'state', 'note', 'redeliver', 'erase'];
    expect(shown.forms()).toEqual(actions.map((action) => `/enquiries/${reference}/${action}`));
    expect((await owner.ask(`/enquiries/${makeReference()}`)).status).toBe(404);
    expect((await owner.ask('/enquiries/nonsense')).status).toBe(404);
  });

  test('are mailed again on request, and wait from then on', async () => {
    const reference = await keepEnquiry(owner.storage, { mail: { state: 'failed', attempts: 105, last_error: 'gone', created_at: 1 } });
    const answer = await owner.submit(`/enquiries/${reference}/redeliver`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/enquiries/${reference}?done=redelivered`);
    expect(await stateOf(reference)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
    expect((await page(answer.headers.location ?? '')).text).toContain('It will be mailed again within seconds.');
    // The days since the last attempt do not count as waiting.
    const { checks } = JSON.parse((await owner.ask('/readyz')).text);
    expect(checks).toContainEqual(expect.objectContaining({ name: 'mail', ok: true }));
  });

  test('leave quarantine once when they are released', async () => {
    const reference = await keepEnquiry(owner.storage, { suspicion: 'too-many' });
    expect((await page(`/enquiries/${reference}`)).forms()).toContain(`/enquiries/${reference}/release`);
    expect((await owner.submit(`/enquiries/${reference}/release`)).headers.location).toBe(`/enquiries/${reference}?done=released`);
    expect(await stateOf(reference)).toMatchObject({ state: 'waiting', reason: 'too-many' });
    expect((await owner.submit(`/enquiries/${reference}/release`)).headers.location).toBe(`/enquiries/${reference}?done=nothing`);
  });

  test('of a person are erased together', async () => {
    const reference = await keepEnquiry(owner.storage, { fields: { from_name: 'Forget Me', from_email: 'forget@shop.example' } });
    const earlier = await keepEnquiry(owner.storage, { fields: { from_email: 'Forget@shop.example' }, suspicion: 'too-many' });
    expect((await page(`/enquiries/${reference}`)).text).toContain(
      'All 2 messages from forget@shop.example , with notes and history. It is final',
    );
    const answer = await owner.submit(`/enquiries/${reference}/erase`);
    expect(answer.headers.location).toBe('/enquiries?done=erased');
    expect([await stateOf(reference), await stateOf(earlier)]).toEqual([undefined, undefined]);
    expect((await owner.submit(`/enquiries/${reference}/erase`)).headers.location).toBe('/enquiries?done=nothing');
  });

  test('export the filtered list as CSV without formulas', async () => {
    await keepEnquiry(owner.storage, { fields: { from_name: 'Table Formula', message: '=HYPERLINK("http://evil.example")' } });
    await keepEnquiry(owner.storage, { fields: { from_name: 'Other Row' } });
    const answer = await owner.ask('/enquiries.csv?q=Table');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(answer.text).not.toContain('Other Row');
  });

  test('escape markup, right-to-left words and 5,000 letters', async () => {
    const markup = `<script>alert(1)</script><img src=x onerror=alert(2)>"'&`;
    const hostile = await keepEnquiry(owner.storage, {
      fields: { from_name: `Hostile ${markup}`, from_email: 'a"onclick=x@shop.example', message: markup },
    });
    const turned = await keepEnquiry(owner.storage, {
      fields: { message: `Hostile ${'س'.repeat(4_990)}` },
    });
    // Rows of earlier versions may contain characters that are removed from names today.
    await owner.storage.db.updateTable('enquiries').set({ name: 'Hostile \u202Eelgnat' }).where('reference', '=', turned).execute();
    for (const path of [
      '/enquiries?q=Hostile',
      `/enquiries/${hostile}`,
      `/enquiries/${turned}`,
      `/enquiries?q=${encodeURIComponent(markup)}`,
    ]) {
      const answer = await owner.ask(path);
      expect(answer.status, path).toBe(200);
      expect(readPage(answer.text).dangers(), path).toEqual([]);
    }
    expect((await page(`/enquiries/${hostile}`)).text).toContain(markup);
    const { text } = await owner.ask(`/enquiries/${turned}`);
    expect(text).toContain('<bdi>Hostile \u202Eelgnat</bdi>');
    expect(text).toContain(`<p dir="auto">Hostile ${'س'.repeat(4_990)}</p>`);
    expect((await owner.ask('/enquiries?q=Hostile')).text).not.toContain('س'.repeat(200));
  });
});

describe.each(engines)('ten thousand enquiries in the desk on $name', ({ storage }) => {
  let owner: RunningDesk;
  beforeAll(async () => {
    owner = await runDesk({ where: await storage() });
    const rows = Array.from({ length: 10_000 }, (_, place) => ({
      reference: makeReference(),
      received_at: 1_900_000_000_000 + place * 1_000,
      name: `Visitor n${String(place).padStart(5, '0')}`,
      email: `visitor${place}@shop.example`,
      phone: null,
      message: 'A word.',
      fingerprint: String(place),
      state: 'accepted' as const,
      reason: null,
      bytes: 40,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await owner.storage.db
        .insertInto('enquiries')
        .values(rows.slice(from, from + 500))
        .execute();
  });
  afterAll(() => owner.close());

  const names = async (path: string) => {
    const page = readPage((await owner.ask(path)).text);
    return { names: page.names().map((name) => name.slice(9)), text: page.text, links: page.links() };
  };

  test('are paged by fifty, each once, the longest waiting first', async () => {
    const start = await names('/enquiries');
    expect(start.names[0]).toBe('00000');
    expect(start.text).toContain('1 to 50 of 10,000');
    expect(start.text).toContain('Page 1 of 200');
    expect(start.links).toContain('/enquiries?page=2');
    for (const number of [1, 2, 100, 200]) {
      const { names: shown } = await names(`/enquiries?page=${number}`);
      expect(shown.map(Number)).toEqual(Array.from({ length: 50 }, (_, place) => (number - 1) * 50 + place));
    }
  });

  test('are paged within a search, and an invalid page shows the last', async () => {
    const { names: shown, text, links } = await names('/enquiries?q=n0123&page=99');
    expect(shown).toEqual(['01230', '01231', '01232', '01233', '01234', '01235', '01236', '01237', '01238', '01239']);
    expect(text).toContain('1 to 10 of 10');
    expect(links).toContain('/enquiries.csv?q=n0123');
    expect((await names('/enquiries?page=99999999')).names[0]).toBe('00000');
    expect((await names('/enquiries?page=999')).names.at(-1)).toBe('09999');
  });
});
