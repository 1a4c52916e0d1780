import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { addPerson, type Person, readName } from '../../../server/people/people.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { DAY } from '../../../shared/format/days.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { readPage } from '../../support/server/read-page.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

/** Thursday at noon in Mumbai, without a holiday nearby. */
const thursday = Date.parse('2026-11-26T06:30:00Z');

describe.each(engines)('handling an enquiry on $name', ({ storage }) => {
  let desk: RunningDesk;
  beforeAll(async () => {
    desk = await runDesk({ where: await storage(), now: () => thursday });
  });
  afterAll(() => desk.close());

  const page = async (path: string) => readPage((await desk.ask(path)).text);
  const recordOf = async (reference: string) => (await listEnquiries(desk.storage, { reference }))[0];
  const mark = (reference: string, state: string, fields = {}) => desk.submit(`/enquiries/${reference}/state`, { state, ...fields });

  test('offers a reply link and marks it as answered', async () => {
    const reference = await keepEnquiry(desk.storage, { at: thursday, fields: { from_name: 'Asha Rao', from_email: 'asha@shop.example' } });
    const shown = await page(`/enquiries/${reference}`);
    expect(shown.text).toContain('Asha Rao Answer by Mon 30 Nov');
    const replyLink = shown.links().find((link) => link.startsWith('mailto:'));
    expect(replyLink).toMatch(new RegExp(`^mailto:asha@shop\\.example\\?subject=.*${reference}`));
    const answer = await mark(reference, 'answered', { back: '/enquiries' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/enquiries?done=answered&about=${reference}`);
    expect(await recordOf(reference)).toMatchObject({ handling: 'answered', handledAt: thursday, handledBy: 'owner' });
    const after = await page(answer.headers.location ?? '');
    expect(after.text).toContain('Marked as answered.');
    expect(after.forms()).toContain(`/enquiries/${reference}/state`);
    expect((await page(`/enquiries/${reference}`)).text).toContain('The owner answered it , 26 Nov 2026, 12:00');
  });

  test.each(['closed', 'spam', 'new'])('can mark it as %s, once', async (state) => {
    const reference = await keepEnquiry(desk.storage);
    await mark(reference, 'answered');
    expect((await mark(reference, state)).headers.location).toBe(`/enquiries/${reference}?done=${state}`);
    expect(await recordOf(reference)).toMatchObject({ handling: state });
    expect((await mark(reference, state)).headers.location).toBe(`/enquiries/${reference}?done=nothing`);
  });

  test('is refused in quarantine and for unknown references', async () => {
    const reference = await keepEnquiry(desk.storage, { suspicion: 'robot' });
    expect((await mark(reference, 'answered')).headers.location).toBe(`/enquiries/${reference}?done=nothing`);
    expect((await mark(makeReference(), 'answered')).headers.location).toBe('/enquiries?done=nothing');
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/enquiries/../x', '/enquiries?q=a#b', '/health', ''])(
    'does not redirect to %j',
    async (back) => {
      const reference = await keepEnquiry(desk.storage);
      expect((await mark(reference, 'closed', { back })).headers.location).toBe(`/enquiries/${reference}?done=closed`);
    },
  );

  test('returns to the list with its filters', async () => {
    const reference = await keepEnquiry(desk.storage, { fields: { from_name: 'Narrow श' } });
    const { text } = await desk.ask(`/enquiries?${new URLSearchParams({ q: 'Narrow श', state: 'new' })}`);
    const back = /name="back" value="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(back).toBe('/enquiries?q=Narrow+%E0%A4%B6&state=new');
    expect((await mark(reference, 'spam', { back })).headers.location).toBe(`${back}&done=spam&about=${reference}`);
  });

  test.each([[''], ['  \n'], ['\0']])('refuses an empty note (%j)', async (note) => {
    const reference = await keepEnquiry(desk.storage);
    expect((await desk.submit(`/enquiries/${reference}/note`, { note })).headers.location).toBe(`/enquiries/${reference}?done=nothing`);
  });

  test('accepts notes of up to 2,000 characters in any script', async () => {
    const reference = await keepEnquiry(desk.storage);
    const write = (length: number) => desk.submit(`/enquiries/${reference}/note`, { note: 'श'.repeat(length) });
    expect((await write(2_000)).status).toBe(303);
    expect(await write(2_001)).toMatchObject({ status: 400, text: 'A note has 2000 characters at most.\n' });
  });

  test('shows no reply link for an address that mail programs refuse', async () => {
    const reference = await keepEnquiry(desk.storage, { fields: { from_email: 'a b@shop' } });
    const shown = await page(`/enquiries/${reference}`);
    expect(shown.text).toContain('a b@shop is no address that mail programs take.');
    expect(shown.links().filter((link) => link.startsWith('mailto:'))).toEqual([]);
  });

  test('shows the messages of one address as a thread: one answer is for all, spam for itself', async () => {
    const keep = (days: number, from_email: string, message: string) =>
      keepEnquiry(desk.storage, { at: thursday - days * DAY, fields: { from_name: 'Twice', from_email, message } });
    const [first, second] = [await keep(3, 'twice@shop.example', 'One more thing.'), await keep(1, 'Twice@Shop.example', 'And another.')];
    const list = await page('/enquiries?state=new');
    expect(list.names().filter((name) => name === 'Twice')).toHaveLength(1);
    expect(list.text).toMatch(/Twice twice@shop\.example And another\. and 1 before/);
    expect((await page(`/enquiries/${first}`)).text).toMatch(/One more thing\. .*And another\./);
    await mark(first, 'answered');
    expect([await recordOf(first), await recordOf(second)]).toMatchObject([{ handling: 'answered' }, { handling: 'answered' }]);
    const third = await keep(0, 'twice@shop.example', 'A new one.');
    const { text } = await page(`/enquiries/${third}`);
    expect(text).toMatch(/Answered One more thing\. .*Answered And another\. .*Answer by Mon 30 Nov A new one\./);
    expect(text.match(/answered it/g), 'one answer is one line of the history').toHaveLength(1);
    await mark(second, 'new');
    expect([await recordOf(first), await recordOf(second)]).toMatchObject([{ handling: 'new' }, { handling: 'new' }]);
    await mark(second, 'spam');
    expect([await recordOf(first), await recordOf(second)]).toMatchObject([{ handling: 'new' }, { handling: 'spam' }]);
  });

  test('keeps a note once that is pressed twice', async () => {
    const reference = await keepEnquiry(desk.storage);
    const answers = await Promise.all([1, 2].map(() => desk.submit(`/enquiries/${reference}/note`, { note: 'Called back.' })));
    expect(answers.map(({ headers }) => headers.location?.split('done=')[1]).sort()).toEqual(['noted', 'nothing']);
    expect((await page(`/enquiries/${reference}`)).text.match(/Called back\./g)).toHaveLength(1);
  });

  test('exports all data of one person, by case-insensitive address', async () => {
    const first = await keepEnquiry(desk.storage, { at: thursday - DAY, fields: { from_email: 'copy@shop.example', message: 'One.' } });
    await keepEnquiry(desk.storage, { at: thursday, fields: { from_email: 'Copy@Shop.example', message: 'Two.' }, suspicion: 'robot' });
    await keepEnquiry(desk.storage, { fields: { from_email: 'xcopy@shop.example' } });
    await desk.submit(`/enquiries/${first}/note`, { note: 'Called.' });
    await mark(first, 'answered');
    const answer = await desk.ask(`/enquiries/${first}/person.json`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="person-${first}.json"`);
    const when = new Date(thursday).toISOString();
    expect(JSON.parse(answer.text)).toMatchObject({
      email: 'copy@shop.example',
      exported: when,
      enquiries: [
        {
          reference: first,
          message: 'One.',
          state: 'answered',
          stateBy: 'owner',
          history: [
            { at: when, person: 'owner', act: 'note', words: 'Called.' },
            { act: 'answered', words: null },
          ],
        },
        { message: 'Two.', state: 'in quarantine', quarantinedBecause: 'robot', history: [] },
      ],
    });
    const { text, headers } = await desk.ask(`/enquiries/${first}/person.txt`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^All that is kept of copy@shop\.example/);
    expect(text).toMatch(
      /\nState: Answered\nState since: 26 Nov 2026, 12:00\nState by: The owner\n\nOne\.\n\n26 Nov 2026, 12:00, The owner noted: Called\.\n.*\n\nTwo\.\n$/s,
    );
  });
});

describe.each(engines)('unanswered enquiries on $name', ({ storage }) => {
  /** Stores enquiries of these days before Thursday noon, newest first. */
  async function open(daysAgo: Readonly<Record<string, number>>) {
    const desk = await runDesk({ where: await storage(), now: () => thursday });
    onTestFinished(() => desk.close());
    const references: Record<string, string> = {};
    for (const [name, days] of Object.entries(daysAgo))
      references[name] = await keepEnquiry(desk.storage, { at: thursday - days * DAY, fields: { from_name: name } });
    const page = async (path: string) => readPage((await desk.ask(path)).text);
    const mark = (name: string, state: string) => desk.submit(`/enquiries/${references[name]}/state`, { state });
    return { ...desk, page, mark };
  }

  test('are first in the list, the longest waiting at the top', async () => {
    const desk = await open({ Today: 0, Answered: 1, Yesterday: 1, Closed: 3, Tuesday: 2, Spam: 0 });
    for (const [name, state] of Object.entries({ Answered: 'answered', Closed: 'closed', Spam: 'spam' })) await desk.mark(name, state);
    const list = await desk.page('/enquiries');
    expect(list.heading).toBe('Three people want an answer');
    expect(list.names()).toEqual(['Tuesday', 'Yesterday', 'Today', 'Answered', 'Closed']);
    for (const [state, names] of Object.entries({
      new: ['Tuesday', 'Yesterday', 'Today'],
      answered: ['Answered'],
      closed: ['Closed'],
      spam: ['Spam'],
    }))
      expect((await desk.page(`/enquiries?state=${state}`)).names(), state).toEqual(names);
  });

  test('are on the first page, which shows the newest if all are answered', async () => {
    const desk = await open({ Today: 0, Yesterday: 1 });
    expect((await desk.page('/')).heading).toBe('Two people want an answer');
    expect((await desk.page('/')).text).toMatch(/Yesterday .*, 12:00 Answer by Fri 27 Nov .*Today .*, 12:00 Answer by Mon 30 Nov/);
    await desk.mark('Today', 'answered');
    await desk.mark('Yesterday', 'closed');
    const first = await desk.page('/');
    expect(first.heading).toBe('Everybody has an answer');
    expect(first.text).toMatch(/Today .*, 12:00 Answered .*Yesterday .*, 12:00 Closed/);
  });

  test('are an alert after two working days, until they are answered', async () => {
    // Two days ago was Tuesday, promised by Thursday's end; Monday's promise is overdue.
    const desk = await open({ Tuesday: 2, Monday: 3 });
    const metrics = async () => (await desk.ask('/metrics')).text;
    expect((await desk.page('/traffic')).text).toContain('1 person has waited longer than you promise.');
    expect((await desk.page('/enquiries')).text).toContain('One has waited longer than you promise.');
    expect((await desk.page('/enquiries')).text).toContain('Was due Wed 25 Nov');
    expect(await metrics()).toContain('tarazu_alert{check="answers"} 1');
    expect(await metrics()).toMatch(/^tarazu_enquiries_unanswered 2$/m);
    expect(await metrics()).toMatch(/^tarazu_enquiries_overdue 1$/m);
    await desk.mark('Monday', 'closed');
    expect(await metrics()).toContain('tarazu_alert{check="answers"} 0');
    expect((await desk.page('/traffic')).text).not.toContain('waited longer');
  });

  test('exclude quarantine and spam', async () => {
    const desk = await open({ Spam: 9, Answered: 9 });
    await desk.mark('Spam', 'spam');
    await desk.mark('Answered', 'answered');
    await keepEnquiry(desk.storage, { at: thursday - 9 * DAY, suspicion: 'robot' });
    for (const path of ['/enquiries', '/enquiries?state=new'])
      expect((await desk.page(path)).heading, path).toBe('Everybody has an answer');
    expect((await desk.ask('/metrics')).text).toMatch(/^tarazu_enquiries_unanswered 0$/m);
  });
});

const password = 'correct horse battery';

describe.each(engines)('a desk with two accounts on $name', ({ storage }) => {
  let desk: RunningDesk;
  const cookies: Record<string, { cookie: string }> = {};
  beforeAll(async () => {
    desk = await runDesk({ where: await storage() });
    for (const name of ['Asha', 'Ravi']) {
      await addPerson(desk.storage, readName(name) as Person, password);
      const { headers } = await desk.submit('/sign-in', { name, password });
      cookies[name] = { cookie: String(headers['set-cookie']).split(';')[0] as string };
    }
  });
  afterAll(() => desk.close());

  const by = (name: string, path: string, fields: Record<string, string>) => desk.submit(path, fields, cookies[name]);

  test('stores notes and actions in order, by name', async () => {
    const reference = await keepEnquiry(desk.storage);
    const at = `/enquiries/${reference}`;
    const note = 'Called back.\r\nWants <b>prices</b> by Friday.';
    expect((await by('Asha', `${at}/note`, { note })).headers.location).toBe(`${at}?done=noted`);
    await by('Ravi', `${at}/state`, { state: 'answered' });
    const { text } = readPage((await desk.ask(at, cookies.Asha)).text);
    expect(text).toMatch(/Asha noted .*Called back\. Wants <b>prices<\/b> by Friday\. .*Ravi answered it/);
  });

  test('lets one of two concurrent people mark an enquiry as answered', async () => {
    const reference = await keepEnquiry(desk.storage);
    const pressed = await Promise.all(['Asha', 'Ravi'].map((name) => by(name, `/enquiries/${reference}/state`, { state: 'answered' })));
    const results = pressed.map(({ headers }) => headers.location?.split('done=')[1]);
    expect(results.sort()).toEqual(['answered', 'nothing']);
  });
});
