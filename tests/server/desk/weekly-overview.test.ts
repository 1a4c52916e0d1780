import { describe, expect, onTestFinished, test } from 'vitest';
import { emailContext, mailCarrier } from '../../../server/mail/compose-mail.ts';
import { Outbox } from '../../../server/mail/outbox.ts';
import { smtpMailbox } from '../../../server/mail/smtp-mailbox.ts';
import { CountStore } from '../../../server/measurement/count-store.ts';
import { putOverview } from '../../../server/overview/overview.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { DAY } from '../../../shared/format/days.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { claimed } from '../../support/server/filled-outboxes.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { startMailServer } from '../../support/server/mail-server.ts';
import { openForTest } from '../../support/server/open-for-test.ts';

const words = content.mail.overview;
const deskUrl = 'http://127.0.0.1:3001/';
/** Monday of the reported week, and the time when its overview is due: Monday at eight in the agency's time zone. */
const monday = Date.parse('2031-03-03');
const eight = Date.parse('2031-03-10T02:30:00Z');

describe.each(engines)('the weekly overview on $name', ({ storage }) => {
  const fresh = async () => openForTest(await storage());
  const put = (database: Storage, now: number) => putOverview({ storage: database, content, deskUrl }, now);
  const notices = ({ db }: Storage) => db.selectFrom('notices').selectAll().orderBy('id').execute();

  test('is queued once per week, also by concurrent servers', async () => {
    const settings = await storage();
    const servers = [await openForTest(settings), await openForTest(settings)] as const;
    for (let week = 0; week < 2; week++) {
      const putTwice = async (now: number) => (await Promise.all(servers.map((server) => put(server, now)))).filter(({ isNew }) => isNew);
      expect(await putTwice(eight + week * 7 * DAY)).toEqual([{ id: `overview-2031-W${10 + week}`, isNew: true }]);
      expect(await putTwice(eight + week * 7 * DAY + 60_000)).toEqual([]);
    }
    expect((await notices(servers[0])).map(({ id }) => id)).toEqual(['overview-2031-W10', 'overview-2031-W11']);
  });

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
    const database = await fresh();
    let now = 0;
    const store = new CountStore(database, { warn: () => {} }, () => now);
    for (const [week, times] of [-1, 0, 1].map((place) => [monday + place * 7 * DAY, 30 + place * 10] as const))
      for (let time = 0; time < times; time++) {
        now = week + (time % 7) * DAY;
        store.view('/', '');
        if (time % 2) store.event('enquiry', 'started', '');
        if (time % 5 === 0) store.event('document', 'downloaded', 'six-shops.pdf');
        store.vital('LCP', time % 10 ? 'good' : 'poor');
      }
    await store.flush();

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
        [counted.views, '30', '20'],
        [counted.begun, '15', '10'],
        [counted.downloads, '6', '4'],
        [counted.fast, '90%', '90%'],
      ]),
    );
    const wants = notice?.text.slice(notice.text.indexOf(words.wants.heading));
    expect(wants).toContain(
      [
        'People who wait for an answer: 7',
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

  test('is mailed as plain text under a Message-ID of its week', async () => {
    const database = await fresh();
    const server = await startMailServer();
    onTestFinished(() => server.close());
    await put(database, eight);
    const addresses = { mailFrom: 'Tarazu <website@tarazu.example>', enquiriesTo: 'owner@tarazu.example' };
    const mailbox = mailCarrier(smtpMailbox(server.url, 'https://shop.example'), () => emailContext(content, addresses));
    onTestFinished(() => mailbox.close());
    await mailbox.deliver(await claimed(new Outbox(database), eight));
    const messageId = '<notice.overview-2031-W10.1@tarazu.example>';
    expect(server.mailbox).toMatchObject([{ messageId, to: ['owner@tarazu.example'], replyTo: [], html: '' }]);
    expect(server.mailbox[0]?.text.replace(/\s+/g, ' ')).toContain(words.nothing);
  });
});
