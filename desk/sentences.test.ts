import { describe, expect, test } from 'vitest';
import {
  contactSentence,
  documentsSentence,
  openHeading,
  openLead,
  speedSentence,
  viewsSentence,
  writersBeforeSentence,
  writersSentence,
} from './sentences.ts';

const from = (name: string, times: number) => ({ name, times });
const gates = 'Dynamic Pricing';

describe('sentences about the week', () => {
  test.each([
    [0, [], 'Nobody has written this week.'],
    [1, [], 'One person wrote this week.'],
    [1, [from(gates, 1)], 'One person wrote this week, from Dynamic Pricing.'],
    [2, [from(gates, 2)], 'Two people wrote this week, both from Dynamic Pricing.'],
    [3, [from(gates, 3)], 'Three people wrote this week, all from Dynamic Pricing.'],
    [12, [from(gates, 3)], 'Twelve people wrote this week, three from Dynamic Pricing.'],
    [13, [from(gates, 3), from('Home', 1)], '13 people wrote this week, three from Dynamic Pricing and one from Home.'],
    // More enquiries began with an instrument than arrived: one of the counts is incomplete.
    [2, [from(gates, 5)], 'Two people wrote this week.'],
  ])('%i people, from %j', (writers, cameFrom, sentence) => {
    expect(writersSentence({ writers, cameFrom, week: { enquiries: { received: writers } } })).toBe(sentence);
  });

  test.each([
    [3, 0, 'The week before, nobody wrote.'],
    [3, 1, 'The week before, it was one.'],
    [9, 9, 'The week before, it was nine as well.'],
    [3, 1_200, 'The week before, it was 1,200.'],
  ])('%i people after %i', (writers, before, sentence) => {
    expect(writersBeforeSentence({ writers, before: { writers: before } })).toBe(sentence);
  });

  test.each([
    [0, [], 0, 'No page has been read this week.'],
    [0, [], 7, 'No page has been read this week. The week before, it was 7.'],
    [1, ['Home'], 0, 'One page was read, Home.'],
    [2, ['Home', 'Contact'], 0, 'Pages were read twice, most often Home and Contact.'],
    [
      1_204,
      ['Home', gates, 'Contact'],
      90,
      'Pages were read 1,204 times, most often Home, Dynamic Pricing and Contact. The week before, it was 90.',
    ],
  ])('%i views', (views, pages, before, sentence) => {
    expect(viewsSentence({ week: { traffic: { views } }, pages, before: { views: before, writers: 0 } })).toBe(sentence);
  });

  test.each([
    [0, 0, undefined],
    [1, 0, 'The contact page was opened once, and nobody began to write.'],
    [48, 15, 'The contact page was opened 48 times, and somebody began to write 15 times.'],
  ])('%i views of the contact page, %i forms begun', (contactViews, started, sentence) => {
    expect(contactSentence({ contactViews, started })).toBe(sentence);
  });

  test.each([
    [[], undefined],
    [[1], 'A document was downloaded once.'],
    [[2, 3], 'Documents were downloaded five times.'],
  ])('downloads of documents: %j', (counts, sentence) => {
    expect(documentsSentence(counts.map((times) => ({ times })))).toBe(sentence);
  });

  test.each([
    [{}, undefined],
    [{ LCP: { p75: 1_900, samples: 19 } }, undefined],
    [{ LCP: { p75: 1_900, samples: 20 } }, 'On three of four visits the page stood within 1.9 s: that is quick.'],
    [{ LCP: { p75: 3_000, samples: 20 } }, 'On three of four visits the page stood within 3.0 s: that could be quicker.'],
    [{ LCP: { p75: 9_000, samples: 20 } }, 'On three of four visits the page stood within 9.0 s: that is slow.'],
  ])('speed %j', (vitals, sentence) => {
    expect(speedSentence({ vitals })).toBe(sentence);
  });
});

describe('sentences about unanswered enquiries', () => {
  const heading = (unanswered: number, since: string, isEmpty = false) =>
    openHeading(
      { unanswered, unansweredSince: Date.parse(since), overdue: 0 },
      { today: '2026-11-26', dayOf: (at) => new Date(at).toISOString().slice(0, 10), isEmpty },
    );

  test.each([
    [1, '2026-11-26', 'One person wants an answer, since today'],
    [1, '2026-11-25', 'One person wants an answer, since yesterday'],
    [3, '2026-11-26', 'Three want an answer, all since today'],
    [3, '2026-11-25', 'Three want an answer, one since yesterday'],
    [2, '2026-11-20', 'Two want an answer, one since Friday'],
    [13, '2026-11-19', '13 want an answer, one since 19 November'],
    // With a clock that was set back, the oldest enquiry is dated tomorrow.
    [1, '2026-11-27', 'One person wants an answer, since today'],
  ])('%i since %s', (unanswered, since, sentence) => {
    expect(heading(unanswered, since)).toBe(sentence);
  });

  test('are reported as none if all are answered or none has arrived', () => {
    expect(heading(0, '2026-11-26')).toBe('Everybody has an answer');
    expect(heading(0, '2026-11-26', true)).toBe('Nobody has written yet');
  });

  test.each([
    [1, 1, 'One has waited longer than the two working days that you promise.'],
    [4, 2, 'Two have waited longer than the two working days that you promise.'],
    [4, 0, 'Nobody has waited longer than the two working days that you promise.'],
    [0, 0, 'The newest stand first below.'],
  ])('%i, of which %i are overdue', (unanswered, overdue, sentence) => {
    expect(openLead({ unanswered, unansweredSince: 0, overdue })).toBe(sentence);
  });
});
