import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { maxQuestionLength } from '../../shared/api/chat.ts';
import { dayOf, daysAfter, lastDays, spanOf } from '../../shared/format/days.ts';
import { nearnessTo } from '../../shared/format/has-words.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { countEnquiries, listEnquiries } from '../enquiries/list-enquiries.ts';
import { readEnquiryFigures, readUnanswered } from '../enquiries/read-backlog.ts';
import { overdueBefore, withPromise } from '../enquiries/working-days.ts';
import { readVisits } from '../measurement/count-store.ts';
import { numberRows, readNumbers, weekOf } from '../overview/week-numbers.ts';
import { deskPeople } from '../people/people.ts';
import { countVerdicts, listOpenQuestions, listQuestions, settleQuestion } from '../questions/list-questions.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { WordsEditor } from '../words/edit-words.ts';
import type { FoundGroup } from '../words/find-words.ts';
import { type DeskPage, mostFound, type Period, periods } from './desk-page.ts';
import { soughtWords } from './enquiry-pages.ts';
import type { SendPage } from './send-page.ts';

/** Longest list of questions or searches. */
const LONGEST_LIST = 200;

interface ReportPagesOptions extends FirstPageOptions {
  content: Content;
  send: SendPage;
  /** Opens the draft; undefined if words are not changed here. */
  editor: (() => Promise<WordsEditor>) | undefined;
}

/** Registers /, /visits, /questions, /health and /search, and the POST that takes a question off the list. */
export function reportPages(app: FastifyInstance, { send, editor, ...parts }: ReportPagesOptions): void {
  const { storage, now } = parts;
  const { timeZone } = parts.content.agency;
  const last = (days: number) => lastDays(days, now(), timeZone);
  const page = (path: string, read: (period: Period) => Promise<DeskPage>, usual: Period = 28) =>
    app.get<{ Querystring: { days?: string } }>(path, async ({ query }, reply) => {
      const period = periods.find((known) => String(known) === query.days) ?? usual;
      return send(reply, await read(period));
    });

  page('/', () => readFirstPage(parts));
  const readVisitsPage = async (period: Period): Promise<DeskPage> => {
    const days = last(period);
    const visits = await readVisits(storage, days);
    const names = new Map(routes(parts.content).map(({ path, name }) => [path, name]));
    const pages = visits.pages.map(({ name, count }) => ({ name: names.get(name) ?? name, count }));
    const { views: before } = await readVisits(storage, { from: daysAfter(days.from, -period), to: daysAfter(days.from, -1) });
    const { received } = await readEnquiryFigures(storage, spanOf(days, timeZone));
    return { page: 'visits', period, visits: { ...visits, pages }, before, received };
  };
  page('/visits', readVisitsPage, 7);
  page('/questions', async (period) => {
    const { from } = last(period);
    return {
      page: 'questions',
      period,
      questions: await listOpenQuestions(storage, LONGEST_LIST, from),
      verdicts: await countVerdicts(storage, from),
      searches: await listQuestions('search_missed', storage, LONGEST_LIST, from),
    };
  });
  app.post<{ Body: Partial<Record<'question' | 'days' | 'taught' | 'undo', string>> }>('/questions/settle', async ({ body }, reply) => {
    const { question: asked = '', days = '', taught, undo } = body ?? {};
    const question = asked.slice(0, maxQuestionLength);
    await settleQuestion(storage, question, undo ? '' : taught && dayOf(now(), timeZone));
    const outcome = { done: undo ? 'unsettled' : 'settled', about: question };
    return reply.redirect(`/questions?${new URLSearchParams({ days, ...outcome })}`, 303);
  });
  page('/health', async () => ({ page: 'health', checked: await runChecks(parts) }));
  app.get<{ Querystring: { q?: string } }>('/search', async ({ query }, reply) => {
    const words = soughtWords(query.q);
    return send(reply, { page: 'search', words, groups: words === '' ? [] : await findAll(words, storage, editor) });
  });
}

/** Finds words in everything that the desk has. */
async function findAll(words: string, storage: Storage, editor: ReportPagesOptions['editor']): Promise<FoundGroup[]> {
  const most = mostFound + 1;
  const nearness = nearnessTo(words);
  const texts = editor ? (await import('../words/find-words.ts')).findWords((await editor()).draft, words, most) : [];
  const enquiries = await listEnquiries(storage, { words, most });
  const questions = (await listOpenQuestions(storage, LONGEST_LIST, '')).filter(({ question }) => nearness(question) > 0);
  return [
    ...texts.slice(0, 1),
    {
      name: 'Enquiries',
      results: enquiries.map(({ reference, name, message }) => ({ href: `/enquiries/${reference}`, title: name, text: message })),
      all: `/enquiries?${new URLSearchParams({ q: words })}`,
    },
    {
      name: 'Questions without a good answer',
      results: questions.map(({ question }) => ({ href: `/words?${new URLSearchParams({ answer: question })}`, title: question })),
    },
    {
      name: 'People who sign in',
      results: (await deskPeople(storage)).filter((name) => nearness(name) > 0).map((title) => ({ href: '/people', title })),
    },
    ...texts.slice(1),
  ];
}

/** Number of enquiries on the page. */
const ENQUIRIES_SHOWN = 6;

interface FirstPageOptions extends CheckParts {
  content: Pick<Content, 'agency' | 'mail'>;
}

/** Reads the overview page: unanswered enquiries, failed checks, and this week's numbers beside those of the week before. */
export async function readFirstPage({ content, ...parts }: FirstPageOptions): Promise<DeskPage> {
  const { storage, now } = parts;
  const { agency, mail } = content;
  const today = dayOf(now(), agency.timeZone);
  const { days, before } = weekOf(today);
  const open = await readUnanswered(storage.db, overdueBefore(now(), agency));
  const filter = {
    ...(open.unanswered > 0 ? ({ state: 'new', order: 'oldest' } as const) : ({ state: 'genuine' } as const)),
    perPerson: true,
  };
  return {
    page: 'overview',
    today,
    open,
    enquiries: withPromise(await listEnquiries(storage, { ...filter, most: ENQUIRIES_SHOWN }), now(), agency),
    count: await countEnquiries(storage, { state: 'genuine', perPerson: true }),
    checked: await runChecks(parts),
    questions: await listOpenQuestions(storage, LONGEST_LIST, days.from),
    searches: await listQuestions('search_missed', storage, undefined, days.from, today),
    numbers: numberRows(
      mail.overview.numbers,
      await readNumbers(storage, { from: days.from, to: today }, agency.timeZone),
      await readNumbers(storage, before, agency.timeZone),
    ),
  };
}
