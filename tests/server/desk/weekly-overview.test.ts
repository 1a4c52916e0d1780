import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emailContext, mailCarrier } from '../../../server/mail/compose-mail.ts';
import { Outbox } from '../../../server/mail/outbox.ts';
import { smtpMailbox } from '../../../server/mail/smtp-mailbox.ts';
import { putOverview } from '../../../server/overview/put-overview.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { testName } from '../../../shared/api/test-enquiry.ts';
import { DAY } from '../../../shared/format/days.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { startMailServer } from '../../support/server/mail-server.ts';
import { measuredWeek } from '../../support/server/measured-week.ts';
import { measuredPages, runMeasurement } from '../../support/server/measurement-app.ts';
import { noticeProcesses } from '../../support/server/notice-processes.ts';
import { noticeRows } from '../../support/server/notice-text.ts';
import { openForTest } from '../../support/server/open-for-test.ts';

const words = content.mail.overview;
const deskUrl = 'http://127.0.0.1:3001/';
/** Monday of the reported week, and the time when its overview is due: Monday at eight in the agency's time zone. */
const monday = Date.parse('2031-03-03');
const eight = Date.parse('2031-03-10T02:30:00Z');

let putInProcesses: Awaited<ReturnType<typeof noticeProcesses>>;
beforeAll(async () => {
  putInProcesses = await noticeProcesses(2);
});

describe.each(engines)('the weekly overview on $name', ({ storage }) => {
  const fresh = async () => openForTest(await storage());
  const put = (database: Storage, now: number) => putOverview({ storage: database, content, deskUrl }, now);
  const notices = ({ db }: Storage) => db.selectFrom('notices').selectAll().orderBy('id').execute();

  test('is queued once per week, also by concurrent processes', async () => {
    const settings = await storage();
    const database = await openForTest(settings);
    for (let week = 0; week < 2; week++) {
      const queuedIds = await putInProcesses(settings, eight + week * 7 * DAY);
      expect(queuedIds.flat()).toEqual([`overview-2031-W${10 + week}`]);
      expect((await putInProcesses(settings, eight + week * 7 * DAY + 60_000)).flat()).toEqual([]);
    }
    expect((await notices(database)).map(({ id }) => id)).toEqual(['overview-2031-W10', 'overview-2031-W11']);
  }, 240_000);

  test('waits for Monday at eight, and comes late if no server ran', async () => {
    const database = await fresh();
    await put(database, eight - 7 * DAY);
    expect(await put(database, eight - 1)).toEqual({ id: 'overview-2031-W09', isNew: false });
    // The server was down on Monday and is up again on Thursday.
    expect(await put(database, eight + 3 * DAY)).toEqual({ id: 'overview-2031-W10', isNew: true });
    expect(await put(database, eight + 3 * DAY + 1)).toEqual({ id: 'overview-2031-W10', isNew: false });
    // The server was down for three weeks: only the last overview is sent.
    expect(await put(database, eight + 29 * DAY)).toEqual({ id: 'overview-2031-W14', isNew: true });
    expect((await notices(database)).map(({ id }) => id)).toEqual(['overview-2031-W09', 'overview-2031-W10', 'overview-2031-W14']);
  });

  test('is not sent for weeks before the site existed', async () => {
    const database = await fresh();
    expect((await put(database, Date.now())).isNew).toBe(false);
    expect(await notices(database)).toEqual([]);
    expect((await put(database, Date.now() + 8 * DAY)).isNew).toBe(true);
  });

  test('is deleted after two months, when a later one is queued', async () => {
    const database = await fresh();
    await put(database, eight);
    await put(database, eight + 56 * DAY);
    expect(await notices(database)).toHaveLength(2);
    await put(database, eight + 63 * DAY);
    expect((await notices(database)).map(({ id }) => id)).toEqual(['overview-2031-W18', 'overview-2031-W19']);
    expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test('states that there is no data', async () => {
    const database = await fresh();
    await put(database, eight);
    const [notice] = await notices(database);
    expect(notice?.subject).toBe('Your website, 3 to 9 March 2031: no enquiries');
    expect(notice?.text.replace(/\s+/g, ' ')).toContain(words.nothing);
    expect(noticeRows(notice?.text ?? '').size).toBe(0);
    expect(notice?.text).toContain(deskUrl);
  });

  test('lists searches without results, most frequent first', async () => {
    const database = await fresh();
    const missed = (day: string, question: string, times: number) => ({ day, question, times });
    await database.db
      .insertInto('search_missed')
      .values([missed('2031-03-03', 'gift cards', 2), missed('2031-03-09', 'gift cards', 3), missed('2031-03-05', 'loyalty points', 4)])
      .execute();
    await database.db
      .insertInto('search_missed')
      .values([missed('2031-03-02', 'too early', 9), missed('2031-03-10', 'too late', 9)])
      .execute();
    await put(database, eight);
    const [notice] = await notices(database);
    const rows = noticeRows(notice?.text ?? '').get(words.searches.heading) ?? new Map();
    expect([...rows]).toEqual([
      [words.searches.times, '9'],
      ['gift cards', '5'],
      ['loyalty points', '4'],
    ]);
  });

  test('counts who answered for the assistant, if there is a model', async () => {
    const database = await fresh();
    const begins = eight - 7 * DAY - 8 * 3_600_000;
    const answered = (at: number, source: 'model' | 'failed' | 'unused' | 'spent', times: number) => ({ at, source, times });
    await database.db
      .insertInto('chat_answers')
      .values([
        answered(begins, 'model', 40),
        answered(begins + 6 * DAY, 'model', 2),
        answered(begins + DAY, 'failed', 7),
        answered(begins - 3_600_000, 'spent', 9),
      ])
      .execute();
    await put(database, eight);
    const [notice] = await notices(database);
    const rows = noticeRows(notice?.text ?? '').get(words.answers.heading) ?? new Map();
    expect([...rows]).toEqual([
      [words.answers.model, '42'],
      [words.answers.failed, '7'],
      [words.answers.unused, '0'],
      [words.answers.spent, '0'],
    ]);
  });

  test('has the exact figures of a week, compared with the previous one', async () => {
    const settings = await storage();
    let now = 0;
    const site = await runMeasurement({ storage: settings, now: () => now });
    onTestFinished(() => site.close());
    async function visits(first: number, seed: number, count: number) {
      const { reports, totals } = measuredWeek(first, measuredPages, seed, count);
      for (const { at, visitor, kind, body } of reports) {
        now = at;
        expect((await site.post(measurementPaths[kind], body, { 'x-forwarded-for': visitor })).status).toBe(204);
      }
      await site.store.flush();
      return { ...totals, sum: [...totals.views.values()].reduce((all, views) => all + views, 0) };
    }
    const before = await visits(monday - 7 * DAY, 3, 100);
    const totals = await visits(monday, 4, 300);
    await visits(monday + 7 * DAY, 5, 25);

    const database = site.storage;
    // Quarantined enquiries are recent, because quarantine uses the real clock. The others arrive at the edges of the week.
    const begins = eight - 7 * DAY - 8 * 3_600_000;
    const delivered = { state: 'delivered' } as const;
    for (const state of ['delivered', 'delivered', 'waiting', 'failed'] as const)
      await keepEnquiry(database, { at: begins, mail: { state } });
    for (const at of [begins + 7 * DAY - 1, begins - 1, begins + 7 * DAY]) await keepEnquiry(database, { at, mail: delivered });
    await keepEnquiry(database, { at: monday + DAY, mail: delivered, fields: { from_name: testName } });
    for (const suspicion of ['robot', 'robot', 'too-many'] as const) await keepEnquiry(database, { at: monday + DAY, suspicion });
    await database.db
      .insertInto('chat_unanswered')
      .values([
        { day: '2031-03-02', question: 'too early', times: 9 },
        { day: '2031-03-03', question: 'do you sell <b>cars</b>', times: 2 },
        { day: '2031-03-09', question: 'do you sell <b>cars</b>', times: 1 },
        { day: '2031-03-09', question: 'is there a trial', times: 1 },
        { day: '2031-03-10', question: 'too late', times: 9 },
      ])
      .execute();

    expect(await put(database, eight + DAY)).toEqual({ id: 'overview-2031-W10', isNew: true });
    const [notice] = await notices(database);
    const rows = noticeRows(notice?.text ?? '');
    const countsUnder = (heading: string) => new Map([...(rows.get(heading) ?? [])].map(([label, value]) => [label, Number(value)]));
    const named = (counts: ReadonlyMap<string, number>, names: (name: string) => string = (name) => name) =>
      new Map([...counts].map(([name, count]) => [names(name), count]));

    expect(notice?.subject).toBe('Your website, 3 to 9 March 2031: 5 enquiries');
    expect(Object.fromEntries(rows.get(words.enquiries.heading) ?? [])).toEqual({
      [words.enquiries.received]: '5  4 more than the week before',
      [words.enquiries.delivered]: '3',
      [words.enquiries.waiting]: '1',
      [words.enquiries.failed]: '1',
      [words.enquiries.quarantined]: '3  2 likely from a robot, 1 too soon after another',
      [words.enquiries.unanswered]: '7  5 for more than two working days',
    });
    expect([...countsUnder(words.views.heading).values()]).toEqual([...totals.views].sort().map(([, views]) => views));
    expect(notice?.text).toContain(`${totals.sum - before.sum} more than the week before`);
    expect(countsUnder(words.pages.heading)).toEqual(named(totals.paths, (path) => path || words.pages.noPage));
    expect(countsUnder(words.referrers.heading)).toEqual(totals.referrers);
    expect(countsUnder(words.devices.heading)).toEqual(named(totals.devices, (name) => words.devices[name as 'phone']));
    expect(Object.fromEntries(countsUnder(words.funnel.heading))).toEqual({
      [words.funnel.views]: totals.sum,
      [words.funnel.contactViews]: totals.paths.get('/contact'),
      [words.funnel.started]: totals.events.get('enquiry started '),
      [words.funnel.sent]: totals.events.get('enquiry sent '),
      [words.funnel.kept]: 5,
    });
    expect(countsUnder(words.documents.heading)).toEqual(
      new Map([['six-shops.pdf', totals.events.get('document downloaded six-shops.pdf')]]),
    );
    expect(Object.fromEntries(countsUnder(words.questions.heading))).toEqual({ 'do you sell <b>cars</b>': 3, 'is there a trial': 1 });
    expect(Object.values(Object.fromEntries(rows.get(words.vitals.heading) ?? []))).toHaveLength(5);
    // The HTML has the same figures and escapes visitors' words.
    expect(notice?.html).toContain('do you sell &lt;b&gt;cars&lt;/b&gt;');
    expect(notice?.html).toContain(`>${totals.sum}<`);
    expect(notice?.html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import|src=/i);
  });

  test('is mailed like enquiries under one Message-ID, also after an outage', async () => {
    const database = await fresh();
    const server = await startMailServer();
    onTestFinished(() => server.close());
    await put(database, eight);
    const outbox = new Outbox(database);
    const addresses = { mailFrom: 'Tarazu <website@tarazu.example>', enquiriesTo: 'owner@tarazu.example' };
    const mailbox = mailCarrier(smtpMailbox(server.url, 'https://shop.example'), () => emailContext(content, addresses));
    onTestFinished(() => mailbox.close());

    server.behave('refuse');
    const [first] = await outbox.claim(5, eight);
    if (!first) throw new Error('nothing was claimed');
    await expect(mailbox.deliver(first)).rejects.toThrow(/./);
    await outbox.returned(first, eight + 1_000, 'refused');
    expect(await outbox.claim(5, eight + 999)).toEqual([]);
    // The mail arrives but its answer is lost, so the mail is sent again.
    server.behave('lost-answer');
    const [second] = await outbox.claim(5, eight + 1_000);
    if (!second) throw new Error('nothing was claimed');
    await expect(mailbox.deliver(second)).rejects.toThrow(/./);
    await outbox.returned(second, eight + 2_000, 'lost');
    server.behave('accept');
    const [third] = await outbox.claim(5, eight + 2_000);
    if (!third) throw new Error('nothing was claimed');
    await mailbox.deliver(third);
    await outbox.delivered(third);

    expect(server.mails).toHaveLength(2);
    expect(server.mailbox).toMatchObject([
      { messageId: '<notice.overview-2031-W10.1@tarazu.example>', to: ['owner@tarazu.example'], replyTo: [] },
    ]);
    expect(server.mailbox[0]?.text.replace(/\s+/g, ' ')).toContain(words.nothing);
    expect(await outbox.claim(5, eight + DAY)).toEqual([]);
  });
});
