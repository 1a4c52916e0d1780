import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Content } from '../../content/load.ts';
import { readReference } from '../../shared/api/reference.ts';
import { listRecipients, readWebhook } from '../enquiries/deliveries.ts';
import { enquiriesCsv, exportPerson, personText } from '../enquiries/export-enquiries.ts';
import { listHistory } from '../enquiries/handle-enquiries.ts';
import {
  countEnquiries,
  type EnquiryFilter,
  type EnquiryRecord,
  enquiryStates,
  handlings,
  listByUrgency,
  listEnquiries,
} from '../enquiries/list-enquiries.ts';
import { readUnanswered } from '../enquiries/read-backlog.ts';
import { replyLink } from '../enquiries/reply-link.ts';
import { overdueBefore, withPromise } from '../enquiries/working-days.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { PromisedEnquiry } from './desk-page.ts';
import type { SendPage } from './send-page.ts';

interface EnquiryPagesOptions {
  storage: Storage;
  content: Pick<Content, 'agency' | 'mail'>;
  now: () => number;
  send: SendPage;
}

const PER_PAGE = 50;
/** Most messages of a person that are shown, the newest. */
const LONGEST_THREAD = 50;
/** Longest search, in characters. */
const LONGEST_SEARCH = 200;

interface ListQuery {
  state?: string;
  q?: string;
  page?: string;
}

/** Registers /enquiries, /quarantine, the CSV export, and the pages of one enquiry. */
export function enquiryPages(app: FastifyInstance, { storage, content, now, send }: EnquiryPagesOptions): void {
  const { agency, mail } = content;

  const sendList = async (reply: FastifyReply, page: 'enquiries' | 'quarantine', query: ListQuery) => {
    const { state, words, filter } = filterFrom(query, page);
    const count = await countEnquiries(storage, filter);
    const lastPage = Math.max(1, Math.ceil(count / PER_PAGE));
    const number = Math.min(lastPage, Math.max(1, /^\d{1,6}$/.test(query.page ?? '') ? Number(query.page) : 1));
    const enquiries = await listByUrgency(storage, { ...filter, most: PER_PAGE, skip: (number - 1) * PER_PAGE });
    return send(reply, {
      page,
      open: await readUnanswered(storage.db, overdueBefore(now(), agency)),
      enquiries: withPromise(enquiries, now(), agency),
      ...{ state, words, count, number, perPage: PER_PAGE },
    });
  };
  app.get<{ Querystring: ListQuery }>('/enquiries', ({ query }, reply) => sendList(reply, 'enquiries', query));
  app.get<{ Querystring: ListQuery }>('/quarantine', ({ query }, reply) => sendList(reply, 'quarantine', query));

  app.get<{ Querystring: ListQuery }>('/enquiries.csv', async ({ query }, reply) => {
    const filter = { ...filterFrom(query, 'enquiries').filter, perPerson: false };
    return sendFile(reply, 'text/csv; charset=utf-8', 'enquiries.csv', enquiriesCsv(await listEnquiries(storage, filter), agency.timeZone));
  });

  /** Registers a page about one enquiry; an unknown reference gets 404. */
  const enquiryPage = (path: string, answer: (enquiry: EnquiryRecord, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get<{ Params: { reference: string } }>(path, async ({ params }, reply) => {
      const enquiry = await findEnquiry(storage, params.reference);
      return enquiry ? answer(enquiry, reply) : send(reply, { page: 'missing' }, 404);
    });
  enquiryPage('/enquiries/:reference', async (enquiry, reply) => {
    const { reference, email } = enquiry;
    const thread = await listEnquiries(storage, { email, most: LONGEST_THREAD });
    const histories = await Promise.all(thread.map((each) => listHistory(storage, each.reference)));
    // An answer to several messages is in the history of each.
    const history = new Map(histories.flat().map((entry) => [JSON.stringify(entry), entry]));
    const [promised, ...messages] = withPromise([enquiry, ...thread.toReversed()], now(), agency) as [PromisedEnquiry];
    return send(reply, {
      page: 'enquiry',
      enquiry: promised,
      thread: messages,
      recipients: await listRecipients(storage, reference),
      webhook: await readWebhook(storage, reference),
      history: [...history.values()].sort((one, other) => one.at - other.at),
      replyLink: replyLink(enquiry, { words: mail.reply, agency }),
    });
  });
  const person = ({ email }: EnquiryRecord) => exportPerson(storage, email, now());
  enquiryPage('/enquiries/:reference/person.json', async (enquiry, reply) =>
    sendFile(reply, 'application/json; charset=utf-8', `person-${enquiry.reference}.json`, JSON.stringify(await person(enquiry), null, 2)),
  );
  enquiryPage('/enquiries/:reference/person.txt', async (enquiry, reply) =>
    sendFile(reply, 'text/plain; charset=utf-8', `person-${enquiry.reference}.txt`, personText(await person(enquiry), agency.timeZone)),
  );
}

/**
 * Finds an enquiry by its reference.
 * @param text the reference as people write it
 */
export async function findEnquiry(storage: Storage, text: string): Promise<EnquiryRecord | undefined> {
  const reference = readReference(text);
  return reference === undefined ? undefined : (await listEnquiries(storage, { reference }))[0];
}

function sendFile(reply: FastifyReply, type: string, name: string, body: string): FastifyReply {
  return reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(body);
}

/** Cleans the words of a search. Databases refuse NUL, and nobody types other control characters. */
export const soughtWords = (typed = ''): string =>
  String(typed)
    .slice(0, 4 * LONGEST_SEARCH)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH);

function filterFrom({ state: requestedState, q }: ListQuery, page: 'enquiries' | 'quarantine') {
  const state = page === 'quarantine' ? 'quarantined' : [...handlings, ...enquiryStates].find((known) => known === requestedState);
  const words = soughtWords(q);
  // A search without a state covers every state.
  const perPerson = words === '' && (state === undefined || state === 'new');
  const filter: EnquiryFilter = { state: state ?? (words === '' ? 'genuine' : undefined), words, perPerson };
  return { state, words, filter };
}
