import { describe, expect, test } from 'vitest';
import { zonedTime } from '../../shared/format/zoned-time.ts';
import { dueWeek, formatDays } from './week-numbers.ts';

const at = (time: string) => Date.parse(time);
const iso = (time: number) => new Date(time).toISOString();

test('zonedTime agrees with Intl on every day of two years, also where clocks change', () => {
  const changing = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca'];
  for (const zone of [...changing, 'Asia/Kolkata', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    for (let day = at('2026-01-01'); day < at('2028-01-01'); day += 86_400_000) {
      const [year, month, date] = iso(day).slice(0, 10).split('-');
      expect(clock.format(zonedTime(iso(day).slice(0, 10), 8, zone)), zone).toBe(`${date}/${month}/${year}, 08:00`);
    }
  }
});

describe('the week due for an overview', () => {
  test.each([
    // Monday at eight in Mumbai is half past two in UTC.
    ['Asia/Kolkata', '2026-11-23T02:29:59Z', '2026-W46'],
    ['Asia/Kolkata', '2026-11-23T02:30:00Z', '2026-W47'],
    // Week 47 stays due until week 48 is due, so a server that starts late still sends it.
    ['Asia/Kolkata', '2026-11-29T23:59:59Z', '2026-W47'],
    ['Asia/Kolkata', '2026-11-30T02:29:59Z', '2026-W47'],
    ['Asia/Kolkata', '2026-11-30T02:30:00Z', '2026-W48'],
    // Winter time begins in Europe on Sunday, 25 October.
    ['Europe/Amsterdam', '2026-10-19T06:00:00Z', '2026-W42'],
    ['Europe/Amsterdam', '2026-10-26T06:59:59Z', '2026-W42'],
    ['Europe/Amsterdam', '2026-10-26T07:00:00Z', '2026-W43'],
    // In Auckland, Monday begins while it is Sunday in UTC, and the agency's days count.
    ['Pacific/Auckland', '2026-11-22T18:59:59Z', '2026-W46'],
    ['Pacific/Auckland', '2026-11-22T19:00:00Z', '2026-W47'],
    // In Pago Pago, eight o'clock comes late on the same UTC day.
    ['Pacific/Pago_Pago', '2026-11-23T18:59:59Z', '2026-W46'],
    ['Pacific/Pago_Pago', '2026-11-23T19:00:00Z', '2026-W47'],
    // 2026 has 53 weeks, and the first week of 2025 begins in 2024.
    ['UTC', '2027-01-04T08:00:00Z', '2026-W53'],
    ['UTC', '2027-01-11T08:00:00Z', '2027-W01'],
    ['UTC', '2025-01-06T08:00:00Z', '2025-W01'],
  ])('in %s at %s is %s', (zone, time, week) => {
    expect(dueWeek(at(time), zone).name).toBe(week);
  });

  test('runs from Monday to Sunday, after the compared week', () => {
    expect(dueWeek(at('2026-11-25'), 'Asia/Kolkata')).toEqual({
      name: '2026-W47',
      days: { from: '2026-11-16', to: '2026-11-22' },
      before: { from: '2026-11-09', to: '2026-11-15' },
    });
  });

  test('has a unique name in each of a thousand weeks, without gaps', () => {
    const weeks = Array.from({ length: 1_000 }, (_, index) => dueWeek(at('2020-01-06T12:00:00Z') + index * 7 * 86_400_000, 'UTC'));
    expect(new Set(weeks.map(({ name }) => name)).size).toBe(1_000);
    for (const [index, { days }] of weeks.slice(1).entries()) expect(at(days.from) - at(weeks[index]?.days.to ?? '')).toBe(86_400_000);
  });
});

test.each([
  ['2026-11-16', '2026-11-22', '16 to 22 November 2026'],
  ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
])('%s to %s are formatted as %3$s', (from, to, formatted) => {
  expect(formatDays({ from, to })).toBe(formatted);
});
