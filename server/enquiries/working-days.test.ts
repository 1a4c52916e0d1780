import { describe, expect, test } from 'vitest';
import { DAY, eachDay } from '../../shared/format/days.ts';
import { answerBy, overdueBefore, type WorkingCalendar } from './working-days.ts';

const calendar: WorkingCalendar = {
  timeZone: 'Asia/Kolkata',
  answerWithin: 2,
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  holidays: [{ day: '2026-12-25', name: 'Christmas' }],
};

describe('answerBy', () => {
  test.each([
    ['on Monday', '2026-11-23T10:00:00+05:30', '2026-11-25'],
    ['late on Monday', '2026-11-23T23:59:59+05:30', '2026-11-25'],
    ['on Thursday', '2026-11-26T10:00:00+05:30', '2026-11-30'],
    ['on Friday', '2026-11-27T10:00:00+05:30', '2026-12-01'],
    ['on Saturday', '2026-11-28T10:00:00+05:30', '2026-12-01'],
    ['on Sunday', '2026-11-29T10:00:00+05:30', '2026-12-01'],
    ['before a holiday on a Friday', '2026-12-23T10:00:00+05:30', '2026-12-28'],
    ['on that holiday', '2026-12-25T10:00:00+05:30', '2026-12-29'],
  ])('is two working days later for an enquiry received %s', (_, received, day) => {
    expect(answerBy(Date.parse(received), calendar)).toBe(day);
  });

  test("uses the agency's time zone", () => {
    // It is Tuesday in Mumbai and still Monday in New York.
    const received = Date.parse('2026-11-23T20:00:00Z');
    expect(answerBy(received, calendar)).toBe('2026-11-26');
    expect(answerBy(received, { ...calendar, timeZone: 'America/New_York' })).toBe('2026-11-25');
  });

  test('skips consecutive holidays', () => {
    const holidays = eachDay({ from: '2026-11-24', to: '2026-12-04' }).map((day) => ({ day, name: 'Closed' }));
    expect(answerBy(Date.parse('2026-11-23T10:00:00+05:30'), { ...calendar, holidays })).toBe('2026-12-08');
  });

  test("counts a shop's working weekend", () => {
    expect(answerBy(Date.parse('2026-11-23T10:00:00+05:30'), { ...calendar, answerWithin: 3 })).toBe('2026-11-26');
    const weekend = { ...calendar, workingDays: ['saturday', 'sunday'] as WorkingCalendar['workingDays'] };
    expect(answerBy(Date.parse('2026-11-23T10:00:00+05:30'), weekend)).toBe('2026-11-29');
  });
});

describe('an enquiry', () => {
  test('is overdue when the promised day ends, and not before', () => {
    const received = Date.parse('2026-11-26T10:00:00+05:30');
    expect(received < overdueBefore(Date.parse('2026-11-30T23:59:59+05:30'), calendar)).toBe(false);
    expect(received < overdueBefore(Date.parse('2026-12-01T00:00:00+05:30'), calendar)).toBe(true);
  });

  test.each(['Asia/Kolkata', 'Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland'])(
    'is overdue when its promised day ends in %s',
    (timeZone) => {
      const zoned = { ...calendar, timeZone };
      const clock = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      const start = Date.parse('2027-03-20T00:30:00Z');
      for (let now = start; now < start + 14 * DAY; now += DAY / 3)
        for (let received = now - 9 * DAY; received < now; received += DAY / 4)
          expect(received < overdueBefore(now, zoned), new Date(received).toISOString()).toBe(
            answerBy(received, zoned) < clock.format(now),
          );
    },
  );
});
