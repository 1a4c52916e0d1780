import { describe, expect, test } from 'vitest';
import { openHeading, openLead, visitsLead } from './sentences.ts';

test('a lead about visits compares, names the page most read, and counts enquiries', () => {
  const counts = { days: [], referrers: [], events: [], fast: 0, rated: 0 };
  const pages = [
    { name: '', count: 30 },
    { name: 'Contact', count: 20 },
  ];
  const lead = visitsLead({ period: 7, visits: { ...counts, views: 50, pages }, before: 12, received: 2 });
  expect(lead).toBe('38 more than in the 7 days before. Most read was Contact, with 20. Two enquiries came in.');
  const none = visitsLead({ period: 7, visits: { ...counts, views: 0, pages: [] }, before: 0, received: 0 });
  expect(none).toBe('As many as in the 7 days before. No enquiry came in.');
});

describe('sentences about unanswered enquiries', () => {
  test.each([
    [0, 'Everybody has an answer'],
    [1, 'One person wants an answer'],
    [13, 'Thirteen people want an answer'],
  ])('%i want an answer', (unanswered, sentence) => {
    expect(openHeading({ unanswered }, false)).toBe(sentence);
  });

  test.each([
    [1, 1, 'One has waited longer than you promise.'],
    [4, 2, 'Two have waited longer than you promise.'],
    [4, 0, 'Nobody has waited longer than you promise.'],
    [0, 0, 'The newest stand first below.'],
  ])('%i, of which %i are overdue', (unanswered, overdue, sentence) => {
    expect(openLead({ unanswered, overdue })).toBe(sentence);
  });
});
