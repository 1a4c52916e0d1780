import type { Content } from '../../content/load.ts';
import { fill } from '../../shared/format/fill.ts';
import { readUnanswered } from '../enquiries/read-backlog.ts';
import { overdueBefore } from '../enquiries/working-days.ts';
import { wrapped } from '../mail/email-content.ts';
import type { Notice } from '../mail/put-notice.ts';
import { listQuestions, type QuestionCount } from '../questions/list-questions.ts';
import type { Storage } from '../storage/open-storage.ts';
import { formatDays, type Week } from './week.ts';
import { numberRows, readNumbers } from './week-numbers.ts';

/** Longest list of questions or searches. The desk shows all. */
const LONGEST_LIST = 8;
/** Widths of the columns of numbers, in characters. */
const WIDTHS = [36, 10, 18] as const;

export interface OverviewParts {
  storage: Storage;
  content: Pick<Content, 'agency' | 'mail'>;
  deskUrl: string;
}

/**
 * Composes the e-mail about a week in plain text: six numbers, and what wants an answer. The id depends on the week alone.
 * @param now milliseconds since 1970
 */
export async function composeOverview({ storage, content, deskUrl }: OverviewParts, week: Week, now: number): Promise<Notice> {
  const { agency, mail } = content;
  const words = mail.overview;
  const numbers = await readNumbers(storage, week.days, agency.timeZone);
  const before = await readNumbers(storage, week.before, agency.timeZone);
  const wants = await wantedAnswers(storage, content, week, now);
  const days = formatDays(week.days);
  const columns = [
    ['', words.week, words.before],
    ...numberRows(words.numbers, numbers, before).map(({ label, now, before }) => [label, now, before]),
  ];
  const { enquiries } = numbers;
  const blocks = [
    `${agency.name}: ${days}`,
    ...(enquiries + numbers.quarantined + numbers.views === 0 ? [wrapped(words.nothing)] : []),
    columns
      .map(
        ([label = '', ...values]) =>
          label.padEnd(WIDTHS[0]) + values.map((value, place) => value.padStart(WIDTHS[place + 1] ?? 0)).join(''),
      )
      .join('\n'),
    [words.wants.heading, '-'.repeat(words.wants.heading.length), ...(wants.length > 0 ? wants : [words.wants.none])].join('\n'),
    `${mail.ownersView.label}: ${deskUrl}\n${mail.ownersView.text}`,
    `-- \n${wrapped(words.footer)}`,
  ];
  const counted = enquiries === 1 ? words.countedEnquiries.one : words.countedEnquiries[enquiries === 0 ? 'none' : 'many'];
  return {
    id: `overview-${week.name}`,
    createdAt: now,
    subject: fill(words.subject, { days, enquiries: fill(counted, { count: enquiries }).toLowerCase() }),
    text: `${blocks.join('\n\n')}\n`,
  };
}

/** Returns lines about what wants an answer: enquiries that wait now, and questions and searches of the week that found nothing. */
async function wantedAnswers(storage: Storage, { agency, mail }: OverviewParts['content'], { days }: Week, now: number): Promise<string[]> {
  const words = mail.overview.wants;
  const { unanswered, overdue } = await readUnanswered(storage.db, overdueBefore(now, agency));
  const listed = (heading: string, asked: readonly QuestionCount[]) =>
    asked.length === 0 ? [] : [heading, ...asked.map(({ question, times }) => `  ${question} (${times})`)];
  const list = (table: 'chat_unanswered' | 'search_missed') => listQuestions(table, storage, LONGEST_LIST, days.from, days.to);
  return [
    ...(unanswered > 0 ? [fill(words.unanswered, { count: unanswered })] : []),
    ...(overdue > 0 ? [fill(words.overdue, { count: overdue })] : []),
    ...listed(words.questions, await list('chat_unanswered')),
    ...listed(words.searches, await list('search_missed')),
  ];
}
