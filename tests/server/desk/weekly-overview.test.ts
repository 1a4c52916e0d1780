import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emailContext, mailCarrier } from '../../../server/mail/compose-mail.ts';
import { Outbox } from '../../../server/mail/outbox.ts';
import { smtpMailbox } from '../../../server/mail/smtp-mailbox.ts';
import { putOverview } from '../../../server/overview/overview.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { DAY } from '../../../shared/format/days.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { startMailServer } from '../../support/server/mail-server.ts';
import { measuredWeek } from '../../support/server/measured-week.ts';
import { measuredPages, runMeasurement } from '../../support/server/measurement-app.ts';
import { noticeProcesses } from '../../support/server/notice-processes.ts';
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
    expect(notice?.text).toContain(words.wants.none);
    expect(notice?.text).toContain(deskUrl);
  });

  test('has six numbers of a week beside the previous one, and what wants an answer', async () => {
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
      const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, times) => all + times, 0);
      return {
        views: String(sum(totals.views)),
        begun: String(totals.events.get('enquiry started')),
        downloads: String(totals.events.get('document downloaded six-shops.pdf')),
        fast: `${Math.round((100 * (totals.lcp.get('good') ?? 0)) / sum(totals.lcp))}%`,
      };
    }
    const before = await visits(monday - 7 * DAY, 3, 100);
    const week = await visits(monday, 4, 300);
    await visits(monday + 7 * DAY, 5, 25);

    const database = site.storage;
    // Quarantined enquiries are recent, because quarantine uses the real clock. The others arrive at the edges of the week.
    const begins = eight - 7 * DAY - 8 * 3_600_000;
    const delivered = { state: 'delivered' } as const;
    for (const state of ['delivered', 'delivered', 'waiting', 'failed'] as const)
      await keepEnquiry(database, { at: begins, mail: { state } });
    for (const at of [begins + 7 * DAY - 1, begins - 1, begins + 7 * DAY]) await keepEnquiry(database, { at, mail: delivered });
    for (const suspicion of ['robot', 'robot', 'too-many'] as const) await keepEnquiry(database, { at: monday + DAY, suspicion });
    const asked = (day: string, question: string, times: number) => ({ day, question, times });
    await database.db
      .insertInto('chat_unanswered')
      .values([
        asked('2031-03-02', 'too early', 9),
        asked('2031-03-03', 'do you sell <b>cars</b>', 2),
        asked('2031-03-09', 'do you sell <b>cars</b>', 1),
        asked('2031-03-09', 'is there a trial', 1),
        asked('2031-03-10', 'too late', 9),
      ])
      .execute();
    await database.db
      .insertInto('search_missed')
      .values([asked('2031-03-05', 'gift cards', 5), asked('2031-03-02', 'too early', 9)])
      .execute();

    expect(await put(database, eight + DAY)).toEqual({ id: 'overview-2031-W10', isNew: true });
    const [notice] = await notices(database);
    expect(notice?.subject).toBe('Your website, 3 to 9 March 2031: 5 enquiries');
    const rows = (notice?.text.split('\n') ?? []).map((line) => line.trim().split(/ {2,}/));
    const { enquiries, quarantined, ...counted } = words.numbers;
    expect(rows).toEqual(
      expect.arrayContaining([
        [words.week, words.before],
        [enquiries, '5', '1'],
        [quarantined, '3', '0'],
        ...Object.entries(counted).map(([name, label]) => [label, week[name as 'views'], before[name as 'views']]),
      ]),
    );
    const wants = notice?.text.slice(notice.text.indexOf(words.wants.heading));
    expect(wants).toContain(
      [
        'Enquiries without an answer: 7',
        'Of these, for more than two working days: 5',
        words.wants.questions,
        '  do you sell <b>cars</b> (3)',
        '  is there a trial (1)',
        words.wants.searches,
        '  gift cards (5)',
        '',
      ].join('\n'),
    );
    expect(notice?.text).not.toContain(words.nothing);
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
    expect(server.mailbox[0]?.html, 'plain text').toBe('');
    expect(await outbox.claim(5, eight + DAY)).toEqual([]);
  });
});
