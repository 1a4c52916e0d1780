import type { DeskPage } from '../../server/desk/desk-page.ts';
import { handlings } from '../../server/enquiries/list-enquiries.ts';
import { handlingNames, mailTexts } from '../enquiry-words.ts';
import { format } from '../format.ts';
import { Choices } from '../parts/Choices.tsx';
import { EnquiryTable } from '../parts/EnquiryTable.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Pager } from '../parts/Pager.tsx';
import { openHeading, openLead } from '../sentences.ts';
import { useDayOf } from '../time-zone.ts';
import s from './Enquiries.module.css';

/** What visitors sent: who wants an answer first; in quarantine what looked like a robot's. */
export function Enquiries(view: Extract<DeskPage, { page: 'enquiries' | 'quarantine' }>) {
  const { page, enquiries, state, words, count, number, perPage } = view;
  const isQuarantine = page === 'quarantine';
  const isNarrowed = words !== '' || (state !== undefined && !isQuarantine);
  const here = { q: words, state: isQuarantine ? undefined : state };
  const address = (more: object = {}) => listAddress(`/${page}`, { ...here, ...more });
  return (
    <>
      <Heading {...view} />
      <section aria-label="List">
        {!isQuarantine && (
          <Choices
            label="State"
            choices={[undefined, ...handlings].map((one) => ({
              href: listAddress('/enquiries', { state: one }),
              name: one ? handlingNames[one] : 'All',
              isCurrent: one === state && words === '',
            }))}
          />
        )}
        <search>
          <form className={s.search} action={`/${page}`}>
            <label className="field">
              Name, address, reference or words
              <input type="search" name="q" dir="auto" defaultValue={words} maxLength={200} />
            </label>
            {here.state && <input type="hidden" name="state" value={here.state} />}
            <button type="submit" className="act dark find">
              Find
            </button>
            {isNarrowed && (
              <a className="go" href={`/${page}`}>
                Show all
              </a>
            )}
          </form>
        </search>
        {count === 0 ? (
          <p className={s.none}>
            {isNarrowed ? 'There is none like that.' : isQuarantine ? 'Quarantine is empty.' : 'Nobody has written yet.'}
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
                <a className="quiet" href={listAddress('/enquiries.csv', here)}>
                  {isNarrowed ? 'These as a table (CSV)' : 'All as a table (CSV)'}
                </a>
              </p>
            )}
          </>
        )}
      </section>
    </>
  );
}

function Heading({ page, state, words, open, today, count }: Extract<DeskPage, { page: 'enquiries' | 'quarantine' }>) {
  const dayOfEnquiry = useDayOf();
  const [heading, lead] =
    page === 'quarantine'
      ? [
          'Quarantine',
          'Kept and not mailed, because it looked like a robot, came from another site, or too fast. Release what is from a person. The rest leaves by itself after 30 days.',
        ]
      : state === undefined || state === 'new'
        ? [openHeading(open, { today, dayOf: dayOfEnquiry, isEmpty: count === 0 && state === undefined && words === '' }), openLead(open)]
        : state === 'spam'
          ? ['Spam', 'Erased by itself 30 days after it was moved here.']
          : state === 'answered' || state === 'closed'
            ? [handlingNames[state], 'The newest first.']
            : [mailTexts[state], 'Enquiries by what became of their mail to you. You can answer them from here all the same.'];
  return <PageHeader heading={heading} lead={lead} />;
}

/** Builds the address of a list with its query; empty and undefined values are left out. */
function listAddress(path: string, asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
