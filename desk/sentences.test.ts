import { describe, expect, test } from 'vitest';
import { openHeading, openLead, speedSentence, visitsLead } from './sentences.ts';

test.each([
  [0, 0, 'Too few visits have been measured to say how fast pages opened.'],
  [19, 19, 'Too few visits have been measured to say how fast pages opened.'],
  [20, 20, '100% of 20 measured visits opened fast: their main content was there within 2.5 seconds.'],
  [1_104, 1_204, '92% of 1,204 measured visits opened fast: their main content was there within 2.5 seconds.'],
])('%i fast of %i measured visits', (fast, rated, sentence) => {
  expect(speedSentence({ fast, rated })).toBe(sentence);
});

test('a lead about visits compares, names the page most read, and counts enquiries', () => {
  const week = { views: 28, before: 12, period: 7, most: { name: 'Contact', count: 20 }, received: 2 };
  expect(visitsLead(week)).toBe('16 more than in the 7 days before. Most read was Contact, with 20. Two enquiries came in.');
  expect(visitsLead({ ...week, views: 0, before: 0, most: undefined, received: 0 })).toBe(
    'As many as in the 7 days before. No enquiry came in.',
  );
});

describe('sentences about unanswered enquiries', () => {
  const heading = (unanswered: number, since: string, isEmpty = false) =>
    openHeading(
      { unanswered, unansweredSince: Date.parse(since), overdue: 0 },
      { today: '2026-11-26', dayOf: (at) => new Date(at).toISOString().slice(0, 10), isEmpty },
    );

  test.each([
    [1, '2026-11-26', 'One person wrote today and wants an answer'],
    [1, '2026-11-25', 'One person wants an answer, since yesterday'],
    [3, '2026-11-26', 'Three people wrote today and want an answer'],
    [3, '2026-11-25', 'Three people want an answer, the first since yesterday'],
    [2, '2026-11-20', 'Two people want an answer, the first since Friday'],
    [13, '2026-11-19', 'Thirteen people want an answer, the first since 19 November'],
    // With a clock that was set back, the oldest enquiry is dated tomorrow.
    [1, '2026-11-27', 'One person wrote today and wants an answer'],
  ])('%i since %s', (unanswered, since, sentence) => {
    expect(heading(unanswered, since)).toBe(sentence);
  });

  test.each([
    [1, 1, 'One has waited longer than you promise.'],
    [4, 2, 'Two have waited longer than you promise.'],
    [4, 0, 'Nobody has waited longer than you promise.'],
    [0, 0, 'The newest stand first below.'],
  ])('%i, of which %i are overdue', (unanswered, overdue, sentence) => {
    expect(openLead({ unanswered, unansweredSince: 0, overdue })).toBe(sentence);
  });
});
