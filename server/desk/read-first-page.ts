import type { Content } from '../../content/load.ts';
import { dayOf } from '../../shared/format/days.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { countEnquiries, listEnquiries } from '../enquiries/list-enquiries.ts';
import { readUnanswered } from '../enquiries/read-backlog.ts';
import { overdueBefore, withPromise } from '../enquiries/working-days.ts';
import { weekOf } from '../overview/week.ts';
import { numberRows, readNumbers } from '../overview/week-numbers.ts';
import { listQuestions } from '../questions/list-questions.ts';
import type { DeskPage } from './desk-page.ts';

/** Number of enquiries on the page. */
const ENQUIRIES_SHOWN = 6;

export interface FirstPageOptions extends CheckParts {
  content: Pick<Content, 'agency' | 'mail'>;
}

/** Reads the overview page: unanswered enquiries, failed checks, and this week's numbers beside those of the week before. */
export async function readFirstPage({ content, ...parts }: FirstPageOptions): Promise<DeskPage> {
  const { storage, now } = parts;
  const { agency, mail } = content;
  const today = dayOf(now(), agency.timeZone);
  const { days, before } = weekOf(today);
  const open = await readUnanswered(storage.db, overdueBefore(now(), agency));
  const filter = open.unanswered > 0 ? ({ state: 'new', order: 'oldest' } as const) : ({ state: 'genuine' } as const);
  return {
    page: 'overview',
    today,
    open,
    enquiries: withPromise(await listEnquiries(storage, { ...filter, most: ENQUIRIES_SHOWN }), now(), agency),
    count: await countEnquiries(storage, { state: 'genuine' }),
    checked: await runChecks(parts),
    questions: await listQuestions('chat_unanswered', storage, undefined, days.from, today),
    searches: await listQuestions('search_missed', storage, undefined, days.from, today),
    numbers: numberRows(
      mail.overview.numbers,
      await readNumbers(storage, { from: days.from, to: today }, agency.timeZone),
      await readNumbers(storage, before, agency.timeZone),
    ),
  };
}
