import { describe, expect, onTestFinished, test } from 'vitest';
import { CountStore } from '../../../server/measurement/count-store.ts';
import { DAY } from '../../../shared/format/days.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { readPage } from '../../support/server/read-page.ts';
import { runDesk } from '../../support/server/running-desk.ts';

const first = Date.parse('2031-03-03');
/** Noon of the seventh day. */
const noon = first + 6 * DAY + DAY / 2;

describe.each(engines)("the desk's reports on $name", ({ storage }) => {
  async function open(now = noon) {
    const owner = await runDesk({ where: await storage(), now: () => now });
    onTestFinished(owner.close);
    const page = async (path: string) => {
      const answer = await owner.ask(path);
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      return readPage(answer.text);
    };
    return { ...owner, page };
  }

  test('show the counts of a week', async () => {
    const owner = await open();
    let now = first;
    const store = new CountStore(owner.storage, { warn: () => {} }, () => now);
    for (let day = 0; day < 7; day++) {
      now = first + day * DAY;
      for (let view = 0; view <= day; view++) store.view(view === 6 ? '' : '/contact', view % 2 ? '' : 'search.example');
      store.event('enquiry', 'started', '');
      store.event('document', 'downloaded', 'six-shops.pdf');
      for (let visit = 0; visit < 10; visit++) store.vital('LCP', visit < 8 ? 'good' : 'poor');
    }
    await store.flush();
    const visits = await owner.page('/visits?days=7');
    expect(visits.heading).toBe('28 views in 7 days');
    expect(visits.text).toContain('28 more than in the 7 days before. Most read was Contact, with 27. No enquiry came in.');
    expect(visits.table('Pages')).toEqual([
      expect.arrayContaining(['Contact', '27']),
      expect.arrayContaining(['Addresses without a page', '1']),
    ]);
    expect(visits.table('Links from other sites')).toEqual([expect.arrayContaining(['search.example', '16'])]);
    expect(new Map(visits.table('What visitors did').map(([name, count]) => [name, count]))).toEqual(
      new Map([
        ['Began an enquiry', '7'],
        ['Downloaded six-shops.pdf', '7'],
      ]),
    );
    expect(visits.table('Day by day').map(([, count]) => count)).toEqual(['7', '6', '5', '4', '3', '2', '1']);
    // On Sunday, the first page has the week's numbers.
    expect((await owner.page('/')).table('This week in six numbers')).toEqual([
      ['Enquiries', '0', '0'],
      ['Set aside as likely spam', '0', '0'],
      ['Page views', '28', '0'],
      ['Messages begun in the form', '7', '0'],
      ['Documents downloaded', '7', '0'],
      ['Visits that opened fast', '80%', '–'],
    ]);
  });

  test('exclude data older than the period', async () => {
    const owner = await open();
    for (const [days, views] of [
      [0, 1],
      [6, 2],
      [7, 4],
      [27, 8],
      [28, 16],
      [89, 32],
      [90, 64],
    ] as const) {
      const store = new CountStore(owner.storage, { warn: () => {} }, () => noon - days * DAY);
      for (let view = 0; view < views; view += 1) store.view('/', '');
      await store.flush();
    }
    const week = await owner.page('/visits');
    expect([week.heading, week.text]).toEqual(['3 views in 7 days', expect.stringContaining('1 fewer than in the 7 days before')]);
    expect((await owner.page('/visits?days=28')).heading).toBe('15 views in 28 days');
    expect((await owner.page('/visits?days=90')).heading).toBe('63 views in 90 days');
    expect((await owner.page('/visits?days=1000')).heading).toBe('3 views in 7 days');
  });

  test('begin with unanswered enquiries and what needs attention', async () => {
    const owner = await open();
    const write = (days: number, name: string, more: object = {}) =>
      keepEnquiry(owner.storage, {
        at: noon - days * DAY,
        fields: { from_name: name, from_email: `${name}@shop.example` },
        mail: { state: 'delivered' },
        ...more,
      });
    const message = '\n  Our prices, please.\nSecond line';
    await write(0, 'Asha', { fields: { from_name: 'Asha', from_email: 'asha@shop.example', message }, mail: { created_at: noon } });
    await write(1, 'Ben');
    await write(9, 'Chitra');
    await write(1, 'Robot', { suspicion: 'robot' });
    const pills = await write(2, 'Pills');
    await owner.submit(`/enquiries/${pills}/state`, { state: 'spam' });
    await write(3, 'asha', { fields: { from_name: 'Asha again', from_email: 'ASHA@shop.example' } });
    await owner.storage.db.insertInto('chat_unanswered').values({ day: '2031-03-05', question: 'is there a trial', times: 2 }).execute();
    const first = await owner.page('/');
    expect(first.heading).toBe('Three people want an answer');
    expect(first.text).toMatch(
      /Chitra .* 28 Feb 2031, 17:30 Was due Tue 4 Mar .*Asha again ASHA@shop.example Our prices, please\. Second line and 1 before 9 Mar 2031, 17:30 .* Ben .* 8 Mar 2031, 17:30 Answer by Tue 11 Mar/,
    );
    const [names, hand, week] = ['Chitra', '1 message lies in quarantine', 'This week in six numbers'].map((sentence) =>
      first.text.indexOf(sentence),
    );
    expect(names).toBeGreaterThan(0);
    expect(hand).toBeGreaterThan(names as number);
    expect(week).toBeGreaterThan(hand as number);
    expect(first.text).toContain('1 question without a good answer is there a trial');
    expect(first.table('This week in six numbers')[0]).toEqual(['Enquiries', '3', '1']);
    expect(first.text).not.toContain('Robot');
  });

  test("count days in the agency's time zone", async () => {
    // Sunday, 20:00 in London is Monday, 01:30 in Mumbai.
    const owner = await open(Date.parse('2031-03-09T20:00Z'));
    await keepEnquiry(owner.storage, { at: Date.parse('2031-03-09T18:00Z') });
    await keepEnquiry(owner.storage, { at: Date.parse('2031-03-09T19:00Z'), fields: { from_email: 'other@shop.example' } });
    const first = await owner.page('/');
    expect(first.text).toContain('Monday 10 March');
    expect(first.text).toContain('9 Mar 2031, 23:30');
    expect(first.table('This week in six numbers')[0]).toEqual(['Enquiries', '1', '1']);
    expect(first.text).not.toContain('UTC');
  });

  test('show alerts on every page', async () => {
    const owner = await runDesk({ where: await storage(), now: () => noon, disk: async () => ({ free: 1e6, size: 5e9 }) });
    onTestFinished(owner.close);
    await keepEnquiry(owner.storage, { at: noon - DAY, mail: { created_at: noon - 47 * 60_000 } });
    for (const path of ['/', '/enquiries', '/visits', '/health']) {
      const { text } = readPage((await owner.ask(path)).text);
      expect(text, path).toMatch(/^This needs you Mail is not leaving\. The oldest mail has waited for 47 minutes\. See what waits/);
      expect(text, path).toContain('The disk is nearly full');
    }
  });

  test('list missing and unhelpful answers, most asked first', async () => {
    const owner = await open();
    const asked = (day: string, question: string, times: number) => ({ day, question, times });
    const no = (day: string, question: string, times: number, page = '/contact') => ({
      ...asked(day, question, times),
      page,
      verdict: 'no' as const,
    });
    await owner.storage.db
      .insertInto('chat_unanswered')
      .values([
        asked('2031-03-08', 'do you ship to berlin', 2),
        asked('2031-03-09', 'do you ship to berlin', 3),
        asked('2031-03-09', '<img src=x onerror=alert(1)>', 4),
        asked('2031-01-01', 'long ago', 9),
      ])
      .execute();
    await owner.storage.db
      .insertInto('chat_verdicts')
      .values([
        no('2031-03-08', 'how long does it take', 4, '/solutions'),
        no('2031-03-08', 'how long does it take', 2),
        no('2031-03-08', '<img src=x onerror=alert(1)>', 3),
        no('2031-03-07', '', 20),
        no('2031-01-01', 'long ago', 9),
        { ...no('2031-03-08', '', 7), verdict: 'yes' },
      ])
      .execute();
    const page = await owner.page('/questions?days=7');
    expect(page.table('Asked of the assistant')).toEqual([
      ['<img src=x onerror=alert(1)> 4 not found, 3 answered, but “No”. Answer it Not for us', '7', 'Sun 9 Mar'],
      ['how long does it take 6 answered, but “No”. Answer it Not for us', '6', 'Sat 8 Mar'],
      ['do you ship to berlin 5 not found. Answer it Not for us', '5', 'Sun 9 Mar'],
    ]);
    expect(page.text).toContain('Of 36 answers that visitors judged, 7 helped.');

    await owner.submit('/questions/settle', { question: 'do you ship to berlin', taught: 'yes' });
    const dismissed = await owner.submit('/questions/settle', { question: 'how long does it take', days: '7' });
    expect(dismissed.headers.location).toBe('/questions?days=7&done=settled&about=how+long+does+it+take');
    const names = async () =>
      (await owner.page('/questions?days=7')).table('Asked of the assistant').map(([name]) => name?.split(/ (?:\d|not|answered)/)[0]);
    expect(await names()).toEqual(['<img src=x onerror=alert(1)>']);
    const back = await owner.submit('/questions/settle', { question: 'how long does it take', undo: 'yes' });
    expect(back.headers.location).toBe('/questions?days=&done=unsettled&about=how+long+does+it+take');
    expect(await names()).toEqual(['<img src=x onerror=alert(1)>', 'how long does it take']);
    await owner.submit('/questions/settle', { question: 'how long does it take' });
    for (const question of ['do you ship to berlin', 'how long does it take'])
      await owner.storage.db
        .insertInto('chat_unanswered')
        .values(asked('2031-03-10', question, 1))
        .execute();
    // What was taught counts again from the next day on, what is not for the site does not.
    expect(await names()).toEqual(['<img src=x onerror=alert(1)>', 'do you ship to berlin']);

    await owner.storage.db.insertInto('search_missed').values({ day: '2031-03-08', question: 'gift cards', times: 3 }).execute();
    expect((await owner.page('/questions?days=7')).table('Looked for by search')).toEqual([['gift cards', '3', 'Sat 8 Mar']]);
    expect((await owner.page('/')).text).toContain('1 search that found nothing gift cards');
  });

  test('a search finds enquiries and questions, and says when there is nothing', async () => {
    const owner = await open();
    await owner.storage.db
      .insertInto('chat_unanswered')
      .values({ day: '2031-03-08', question: 'zebra stripes on lamps', times: 1 })
      .execute();
    const reference = await keepEnquiry(owner.storage, { fields: { from_name: 'Asha Rao', message: 'Our ZEBRA lamps do not sell.' } });
    const found = await owner.page('/search?q=%20zebra%20%20lamps');
    expect(found.links().filter((link) => /^\/(enquiries\/|words\?answer)/.test(link))).toEqual([
      `/enquiries/${reference}`,
      '/words?answer=zebra+stripes+on+lamps',
    ]);
    expect((await owner.page('/search?q=zebra%00crossing')).heading).toBe('Nothing found for “zebra crossing”');
  });

  test('say when there is no data, and holidays are listed for long', async () => {
    const owner = await open(Date.parse('2027-01-11'));
    expect((await owner.page('/enquiries')).text).toContain('Nobody has written yet.');
    expect((await owner.page('/quarantine')).text).toContain('Quarantine is empty.');
    expect((await owner.page('/questions')).text).toContain('The assistant has answered every question in 28 days, or was not asked.');
    expect((await owner.page('/visits')).text).toContain('Nothing has been counted in this time');
    const first = await owner.page('/');
    expect(first.heading).toBe('Nobody has written yet');
    expect(first.text).toContain('Nothing waits for you');
    expect(first.text).not.toContain('This needs you');
    expect((await owner.ask('/nowhere', { accept: 'text/html' })).status).toBe(404);
  });
});
