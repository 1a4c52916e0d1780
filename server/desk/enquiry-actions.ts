import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readReference } from '../../shared/api/reference.ts';
import { redeliver, release } from '../enquiries/deliveries.ts';
import { paragraphs } from '../enquiries/enquiry-store.ts';
import { eraseEnquiries } from '../enquiries/erase-enquiries.ts';
import { addNote, LONGEST_NOTE, setHandling } from '../enquiries/handle-enquiries.ts';
import { handlings, listEnquiries } from '../enquiries/list-enquiries.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { ActionResult } from './desk-page.ts';
import { findEnquiry } from './enquiry-pages.ts';
import { personOf } from './guard.ts';

interface EnquiryActionsOptions {
  storage: Storage;
  /** Folder of the Maildir, from which an erased enquiry is removed as well. */
  dataDir: string;
  hasWebhook: boolean;
  now: () => number;
}

type Fields = Readonly<Record<string, string | undefined>>;
type ActionRequest = FastifyRequest<{ Params: { reference: string }; Body: Fields | undefined }>;
/**
 * Applies an action.
 * @returns undefined if nothing changed
 */
type Action = (reference: string, fields: Fields, request: ActionRequest) => Promise<ActionResult | undefined>;

/** Matches addresses of lists with their filters, to which an action may redirect. */
const listAddress = /^\/(enquiries|quarantine)?(\?[\w=&%.+*-]*)?$/;

/** Registers POST /enquiries/:reference/…, the actions on an enquiry. Each redirects to a page that shows the result. */
export function enquiryActions(app: FastifyInstance, { storage, dataDir, hasWebhook, now }: EnquiryActionsOptions): void {
  const action = (name: string, act: Action) =>
    app.post<{ Params: { reference: string }; Body: Fields | undefined }>(`/enquiries/:reference/${name}`, async (request, reply) => {
      const { params, body, log } = request;
      const reference = readReference(params.reference);
      const result = reference && (await act(reference, body ?? {}, request));
      if (reference && result) log.info({ reference, person: personOf(request) }, `enquiry ${result}`);
      const stillExists = reference !== undefined && result !== 'erased' && (await findEnquiry(storage, reference)) !== undefined;
      const query = new URLSearchParams({ done: result ?? 'nothing' });
      const back = listAddress.test(body?.back ?? '') ? body?.back : undefined;
      if (stillExists && back) query.set('about', reference);
      const target = back ?? (stillExists ? `/enquiries/${reference}` : '/enquiries');
      return reply.redirect(`${target}${target.includes('?') ? '&' : '?'}${query}`, 303);
    });
  const attribution = (request: FastifyRequest) => ({ person: personOf(request), at: now() });

  action('state', async (reference, { state }, request) => {
    const handling = handlings.find((known) => known === state);
    return handling && (await setHandling(storage, reference, handling, attribution(request))) ? handling : undefined;
  });
  action('note', async (reference, { note = '' }, request) =>
    (await addNote(storage, reference, noteFrom(note), attribution(request))) ? 'noted' : undefined,
  );
  action('redeliver', async (reference) => ((await redeliver(storage, reference)) ? 'redelivered' : undefined));
  action('release', async (reference) => ((await release(storage, reference, hasWebhook)) ? 'released' : undefined));
  // A person asks to be forgotten, not a message.
  action('erase', async (reference) => {
    const { email } = (await findEnquiry(storage, reference)) ?? {};
    const all = email === undefined ? [] : await listEnquiries(storage, { email });
    const references = all.map((each) => each.reference);
    return (await eraseEnquiries(storage, references, dataDir)) > 0 ? 'erased' : undefined;
  });
}

/** Normalises a note for storage: keeps line breaks, removes other control characters. */
function noteFrom(text: string): string {
  const note = paragraphs(text.toWellFormed()).trim();
  if (note.length > LONGEST_NOTE) throw Object.assign(new Error(`A note has ${LONGEST_NOTE} characters at most.`), { statusCode: 400 });
  return note;
}
