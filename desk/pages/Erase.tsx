import type { EnquiryRecord } from '../../server/enquiries/list-enquiries.ts';
import { DateTime } from '../parts/DateTime.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';

/** Asks for confirmation before an enquiry is erased. */
export function Erase({ enquiry: { reference, name, receivedAt } }: { enquiry: EnquiryRecord }) {
  return (
    <>
      <PageHeader
        heading="Erase this enquiry for good?"
        lead={
          <>
            From <bdi>{name}</bdi>, received <DateTime at={receivedAt} />, {reference}. Its notes and history go with it. Mail that was
            delivered, and what you answered, stay in your mailbox; erase them there too.
          </>
        }
      />
      <form method="post" action={`/enquiries/${reference}/erase`} className="row">
        <button type="submit" className="act">
          Erase it
        </button>
        <a className="quiet" href={`/enquiries/${reference}`}>
          Keep it
        </a>
      </form>
    </>
  );
}
