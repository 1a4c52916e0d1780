import { fieldNames } from '../../content/enquiry-fields.ts';
import type { Storage } from '../storage/open-storage.ts';
import { listHistory } from './handle-enquiries.ts';
import { listEnquiries } from './list-enquiries.ts';

/**
 * Exports everything stored about a person, found by e-mail address, for a request of access to personal data.
 * @returns JSON
 */
export async function exportPerson(storage: Storage, email: string, now = Date.now()): Promise<string> {
  const enquiries = await listEnquiries(storage, { email, order: 'oldest' });
  const exported = await Promise.all(
    enquiries.map(async (enquiry) => ({
      reference: enquiry.reference,
      received: timeOf(enquiry.receivedAt),
      ...Object.fromEntries(fieldNames.map((name) => [name, enquiry[name]])),
      state: enquiry.state === 'quarantined' ? 'in quarantine' : enquiry.handling,
      stateSince: timeOf(enquiry.handledAt),
      stateBy: enquiry.handledBy,
      assignedTo: enquiry.assignedTo,
      quarantinedBecause: enquiry.reason,
      mailedToUs: timeOf(enquiry.deliveredAt),
      history: (await listHistory(storage, enquiry.reference)).map(({ at, person, act, words }) => ({
        at: timeOf(at),
        person,
        act,
        words,
      })),
    })),
  );
  return `${JSON.stringify({ email, exported: timeOf(now), enquiries: exported }, null, 2)}\n`;
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
