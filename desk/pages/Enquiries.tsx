import type { DeskPage } from '../../server/desk/desk-page.ts';
import { handlingNames, mailTexts } from '../../server/enquiries/enquiry-words.ts';
import { handlings } from '../../server/enquiries/list-enquiries.ts';
import { format } from '../format.ts';
import { EnquiryTable } from '../parts/EnquiryTable.tsx';
import { Choices, PageHeader } from '../parts/PageHeader.tsx';
import { openHeading, openLead } from '../sentences.ts';

type ListPage = Extract<DeskPage, { page: 'enquiries' | 'quarantine' }>;

/** List of enquiries, unanswered ones first, or of suspicious ones in quarantine. */
export function Enquiries(view: ListPage) {
  const { page, enquiries, state, words, count, number, perPage } = view;
  const [heading, lead] = headingOf(view);
  const isQuarantine = page === 'quarantine';
  const isFiltered = words !== '' || (state !== undefined && !isQuarantine);
  const filters = { q: words, state: isQuarantine ? undefined : state };
  const address = (more: object = {}) => listAddress(`/${page}`, { ...filters, ...more });
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <section aria-label="List">
        <Choices
          label="State"
          choices={[
            ...[undefined, ...handlings].map((choice) => ({
              href: listAddress('/enquiries', { state: choice }),
              name: choice ? handlingNames[choice] : 'All',
              isCurrent: choice === state && words === '',
            })),
            { href: '/quarantine', name: 'Quarantine', isCurrent: isQuarantine },
          ]}
        />
        {count === 0 ? (
          <p className="panel">
            {isFiltered ? 'There is none like that.' : isQuarantine ? 'Quarantine is empty.' : 'Nobody has written yet.'}
          </p>
        ) : (
          <>
            <p className="small">
              {`${format.number((number - 1) * perPage + 1)} to ${format.number(Math.min(count, number * perPage))} of ${format.number(count)}`}
            </p>
            <EnquiryTable enquiries={enquiries} withReason={isQuarantine} back={address({ page: number > 1 ? number : undefined })} />
            <Pager number={number} last={Math.ceil(count / perPage)} address={(page) => address({ page })} />
            {!isQuarantine && (
              <p>
                <a className="quiet" href={listAddress('/enquiries.csv', filters)}>
                  {isFiltered ? 'These for a spreadsheet' : 'All for a spreadsheet'}
                </a>
              </p>
            )}
          </>
        )}
      </section>
    </>
  );
}

function headingOf({ page, state, words, open, count }: ListPage): [heading: string, lead: string] {
  if (words !== '') return [`Found for “${words}”`, 'The words stand in their name, address, telephone, reference or message.'];
  if (page === 'quarantine')
    return [
      'Quarantine',
      'Kept and not mailed, because it looked like a robot, came from another site, or too fast. Release what is from a person. The rest leaves by itself after 30 days.',
    ];
  if (state === undefined || state === 'new') {
    return [openHeading(open, count === 0 && state === undefined), openLead(open)];
  }
  if (state === 'spam') return ['Spam', 'Erased by itself 30 days after it was moved here.'];
  if (state === 'answered' || state === 'closed') return [handlingNames[state], 'The newest first.'];
  return [mailTexts[state], 'Enquiries by what became of their mail to you. You can answer them from here all the same.'];
}

/**
 * Links to other pages of a list.
 * @param number of the current page, from 1
 */
function Pager({ number, last, address }: { number: number; last: number; address: (page: number) => string }) {
  if (last <= 1) return null;
  const link = (name: string, page: number, rel?: string) => (
    <a className="quiet" href={address(page)} rel={rel}>
      {name}
    </a>
  );
  return (
    <nav className="row" aria-label="Pages of the list">
      {number > 1 && link('Newer', number - 1, 'prev')}
      <span>{`Page ${number} of ${last}`}</span>
      {number < last && link('Older', number + 1, 'next')}
    </nav>
  );
}

/** Builds the address of a list with its query; empty and undefined values are left out. */
function listAddress(path: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
