import { EnquiryStore, enquiryFrom, type Suspicion } from '../../../server/enquiries/enquiry-store.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import type { Schema } from '../../../server/storage/schema.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { enquiryParams } from './enquiry-body.ts';

interface Kept {
  /** Overrides of the form's fields. */
  fields?: object;
  at?: number;
  suspicion?: Suspicion;
  mail?: Partial<Pick<Schema['outbox'], 'state' | 'created_at' | 'delivered_at' | 'attempts' | 'last_error' | 'due_at'>>;
}

/**
 * Stores an enquiry as if it had arrived and been mailed, by default from an address of its own.
 * @returns its reference
 */
export async function keepEnquiry(storage: Storage, { fields, at = Date.now(), suspicion, mail }: Kept = {}): Promise<string> {
  const reference = makeReference();
  const store = new EnquiryStore(storage, { onAccepted: () => {}, onDropped: () => {} });
  const params = enquiryParams({ from_email: `${reference.toLowerCase()}@shop.example`, ...fields });
  await store.keep(enquiryFrom(params, reference, at), suspicion);
  if (mail) await storage.db.updateTable('outbox').set(mail).where('id', '=', reference).execute();
  return reference;
}
