import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { type ClaimedMail, Outbox } from '../../../server/mail/outbox.ts';
import type { StorageSettings } from '../../../server/storage/open-storage.ts';
import { keepEnquiry } from './keep-enquiry.ts';
import { openForTest } from './open-for-test.ts';

/** Opens two processes' outboxes over one database with the given number of enquiries. */
export async function filledOutboxes(settings: StorageSettings, count: number) {
  const [one, other] = [await openForTest(settings), await openForTest(settings)];
  const references: string[] = [];
  while (references.length < count) references.push(await keepEnquiry(one));
  const stateOf = async (reference: string) => (await listEnquiries(one, { reference }))[0];
  return { one: new Outbox(one), other: new Outbox(other), database: one, references, stateOf };
}

/** Claims the next mail that is due at a time. */
export async function claimed(outbox: Outbox, time?: number): Promise<ClaimedMail> {
  const [mail] = await outbox.claim(1, time);
  if (!mail) throw new Error('nothing was claimed');
  return mail;
}
