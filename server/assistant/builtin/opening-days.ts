import { z } from 'zod';
import type { Content } from '../../../content/load.ts';
import { agencyValues } from '../../../shared/assistant/agency-values.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { dayOf, daysAfter, isWorkingDay, weekdayOf } from '../../../shared/format/days.ts';
import { fill } from '../../../shared/format/fill.ts';
import type { Reading } from './finder.ts';
import { spaced } from './limits.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
const month = `(?<month>${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})`;
const dayOfMonth = '(?<date>\\d{1,2})(?:st|nd|rd|th)?';
const withMonth = [`${dayOfMonth} (?:of )?${month}`, `${month} (?:the )?${dayOfMonth}`].map((date) =>
  RegExp(` ${date} (?<year>20\\d\\d )?`),
);
/** 15.8., 15/8/2027, 2027-08-15; the month after the day, as in India. */
const inDigits = [
  /\b(?!24\/7\b)(?<date>\d{1,2})[./](?<number>\d{1,2})(?:[./](?<year>20\d\d))?(?![\d:])/,
  /\b(?<date>\d{1,2})-(?<number>\d{1,2})-(?<year>20\d\d)\b/,
  /\b(?<year>20\d\d)-(?<number>\d\d)-(?<date>\d\d)\b/,
];
/** A time by the clock: after 6, 8 pm. */
const clock = / (?:after|before|until|till|at) \d| \d{1,2} ?[ap]m /;
/** Years in which a date without a year is looked for, because of 29 February. */
const YEARS = 8;

/**
 * Returns whether the agency works on the days that a question names, and when the telephone is answered; this alone to a question about a time.
 * @param goesOn whether the last question asked about other days
 * @param now milliseconds since 1970
 * @returns undefined if the question names no day to come and no time, or asks something else
 */
export function openingDays(
  { text, named, hinted }: Pick<Reading, 'text' | 'named' | 'hinted'>,
  goesOn: boolean,
  { agency, assistant }: Pick<Content, 'agency' | 'assistant'>,
  { opening: { asks, times, unless, festivals } }: KnowledgeData['words']['cues'],
  now: number,
): string | undefined {
  const message = spaced(text);
  const has = (words: string) => message.includes(` ${words} `);
  // Days of clients and of the other offices are not known.
  const isOfOthers = [...named, ...hinted].some(
    ({ kind, name }) => kind === 'client' || (kind === 'office' && name !== agency.address.city),
  );
  if (isOfOthers || unless.some(has) || !(goesOn || asks.some(has))) return undefined;
  const today = dayOf(now, agency.timeZone);
  const holidays = agency.holidays.toSorted((one, other) => one.day.localeCompare(other.day));
  const week = Array.from({ length: 7 }, (_, days) => daysAfter(today, days));
  const isNamed = (day: string) => {
    const weekday = weekdayOf(day);
    const isWeekend = has('weekend') || has('weekends');
    return has(weekday) || has(`${weekday}s`) || (isWeekend && /^s[au]/.test(weekday));
  };
  const date =
    holidays.find(({ day, name }) => day >= today && (has('next holiday') || message.includes(spaced(name))))?.day ??
    dateIn(text, today) ??
    (['today', 'tonight', 'now'].some(has) ? today : has('tomorrow') ? week[1] : undefined);
  const days = date ? [date] : week.filter(isNamed);
  const says = assistant.replies.opening;
  const values = agencyValues(agency);
  if (days.length === 0 && festivals.some(has)) return fill(says.unnamed, values);
  if (days.length === 0 && !times.some(has) && !clock.test(message)) return undefined;
  const sentences = days.map((day) => {
    const holiday = holidays.find((other) => other.day === day);
    const sentence = holiday ? says.holiday : isWorkingDay(day, agency) ? says.open : says.closed;
    const inWords = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
    return fill(sentence, { day: inWords, name: holiday?.name ?? '' });
  });
  const isListed = days.every((day) => day <= (holidays.at(-1)?.day ?? day));
  const more = [says.week, ...(isListed ? [] : [says.unlisted]), agency.hours ? says.hours : says.promise];
  return [...sentences, ...more.map((sentence) => fill(sentence, values))].join(' ');
}

/** Returns the first date in a text, the next one if it has no year. Undefined if it has none, or one that is past. */
function dateIn(text: string, today: string): string | undefined {
  const found = [...withMonth.map((pattern) => pattern.exec(spaced(text))), ...inDigits.map((pattern) => pattern.exec(text))];
  const {
    date = '',
    month,
    year,
    number = months.findIndex((name) => name.startsWith(month ?? '-')) + 1,
  } = found.find(Boolean)?.groups ?? {};
  const first = Number(year ?? today.slice(0, 4));
  return Array.from({ length: year ? 1 : YEARS }, (_, years) => first + years)
    .map((year) => [year, String(number).padStart(2, '0'), date.padStart(2, '0')].join('-'))
    .find((day) => z.iso.date().safeParse(day).success && day >= today);
}
