import type { FastifyInstance, FastifyReply } from 'fastify';
import { readReference } from '../../shared/api/reference.ts';
import { enquiriesCsv } from '../enquiries/enquiries-csv.ts';
import { eraseEnquiries } from '../enquiries/erase-enquiries.ts';
import {
  countEnquiries,
  type EnquiryRecord,
  type EnquiryState,
  enquiryStates,
  listEnquiries,
  listRecipients,
  readWebhook,
  redeliver,
  release,
} from '../enquiries/manage-enquiries.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { SendPage } from './send-page.ts';
import type { Outcome, View } from './view.ts';

interface EnquiryPagesOptions {
  storage: Storage;
  /** Folder of the Maildir, of which an erased enquiry goes as well. */
  dataDir: string;
  hasWebhook: boolean;
  send: SendPage;
}

const PER_PAGE = 50;
/** Longest search, in characters. */
const LONGEST = 200;

interface Wishes {
  state?: string;
  q?: string;
  page?: string;
}

/** /enquiries, /quarantine and all that can be done with an enquiry: plain forms, each answered by a redirect to what became of it. */
export function enquiryPages(app: FastifyInstance, { storage, dataDir, hasWebhook, send }: EnquiryPagesOptions): void {
  const list = async (reply: FastifyReply, page: 'enquiries' | 'quarantine', wishes: Wishes) => {
    const { state, words } = wanted(wishes, page);
    const count = await countEnquiries(storage, { state, words });
    const last = Math.max(1, Math.ceil(count / PER_PAGE));
    const number = Math.min(last, Math.max(1, /^\d{1,6}$/.test(wishes.page ?? '') ? Number(wishes.page) : 1));
    const enquiries = await listEnquiries(storage, { state, words, most: PER_PAGE, skip: (number - 1) * PER_PAGE });
    return send(reply, { page, enquiries, state, words, count, number, perPage: PER_PAGE });
  };
  app.get<{ Querystring: Wishes }>('/enquiries', ({ query }, reply) => list(reply, 'enquiries', query));
  app.get<{ Querystring: Wishes }>('/quarantine', ({ query }, reply) => list(reply, 'quarantine', query));

  app.get<{ Querystring: Wishes }>('/enquiries.csv', async ({ query }, reply) => {
    const { state, words } = wanted(query, 'enquiries');
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="enquiries.csv"')
      .send(enquiriesCsv(await listEnquiries(storage, { state, words })));
  });

  /** A page about one enquiry. */
  const one = (path: string, view: (enquiry: EnquiryRecord) => Promise<View>) =>
    app.get<{ Params: { reference: string } }>(path, async ({ params }, reply) => {
      const enquiry = await find(params.reference);
      return enquiry ? send(reply, await view(enquiry)) : send(reply, { page: 'missing' }, 404);
    });
  one('/enquiries/:reference', async (enquiry) => {
    return {
      page: 'enquiry',
      enquiry,
      recipients: await listRecipients(storage, enquiry.reference),
      webhook: await readWebhook(storage, enquiry.reference),
    };
  });
  one('/enquiries/:reference/erase', async (enquiry) => ({ page: 'erase', enquiry }));

  /** Something to do with one enquiry. @param after where to go when it is done */
  const act = (name: string, work: typeof redeliver, done: Outcome, after: (reference: string) => string) =>
    app.post<{ Params: { reference: string } }>(`/enquiries/:reference/${name}`, async ({ params, log }, reply) => {
      const reference = readReference(params.reference);
      const isDone = reference !== undefined && (await work(storage, reference));
      if (isDone) log.info({ reference }, `enquiry ${done} by the owner`);
      if (!isDone && !(await find(params.reference))) return reply.redirect('/enquiries?done=nothing', 303);
      return reply.redirect(isDone ? `${after(reference)}?done=${done}` : `/enquiries/${reference}?done=nothing`, 303);
    });
  const itsPage = (reference: string) => `/enquiries/${reference}`;
  act('redeliver', redeliver, 'redelivered', itsPage);
  act('release', (_: Storage, reference: string) => release(storage, reference, hasWebhook), 'released', itsPage);
  const erase = async (_: Storage, reference: string) => (await eraseEnquiries(storage, [reference], dataDir)) > 0;
  act('erase', erase, 'erased', () => '/enquiries');

  async function find(text: string): Promise<EnquiryRecord | undefined> {
    const reference = readReference(text);
    return reference === undefined ? undefined : (await listEnquiries(storage, { reference }))[0];
  }
}

function wanted({ state, q }: Wishes, page: 'enquiries' | 'quarantine'): { state: EnquiryState | undefined; words: string } {
  const known = enquiryStates.find((one) => one === state);
  // No database takes a NUL, and nobody types the rest.
  const words = String(q ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  return { state: page === 'quarantine' ? 'quarantined' : known, words };
}
