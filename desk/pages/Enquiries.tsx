import type { View } from '../../server/desk/view.ts';
import { enquiryStates } from '../../server/enquiries/manage-enquiries.ts';
import { format } from '../format.ts';
import { EnquiryTable } from '../parts/EnquiryTable.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Pager } from '../parts/Pager.tsx';
import { stateNames } from '../parts/StateBadge.tsx';
import s from './Enquiries.module.css';

/** What visitors sent, the newest first; in quarantine what looked like a robot's. */
export function Enquiries(view: Extract<View, { page: 'enquiries' | 'quarantine' }>) {
  const { page, enquiries, state, words, count, number, perPage } = view;
  const isQuarantine = page === 'quarantine';
  const narrowed = words !== '' || (state !== undefined && !isQuarantine);
  const address = (more: object = {}) => listAddress(`/${page}`, { q: words, state: isQuarantine ? undefined : state, ...more });
  return (
    <>
      <PageHeader
        heading={isQuarantine ? 'Quarantine' : 'Enquiries'}
        lead={
          isQuarantine
            ? 'Kept and not mailed, because it looked like a robot, came from another site, or too fast. Release what is from a person. The rest leaves by itself after 30 days.'
            : 'Everything that visitors sent, the newest first.'
        }
      >
        {!isQuarantine && (
          <a className="quiet" href={listAddress('/enquiries.csv', { q: words, state })}>
            {narrowed ? 'These as CSV' : 'All as CSV'}
          </a>
        )}
      </PageHeader>
      <section aria-label="List">
        <search>
          <form className={s.search} action={`/${page}`}>
            <label className="field">
              Name, address, reference or words
              <input type="search" name="q" dir="auto" defaultValue={words} maxLength={200} />
            </label>
            {!isQuarantine && (
              <label className="field">
                State
                <select name="state" defaultValue={state ?? ''}>
                  <option value="">All</option>
                  {enquiryStates.map((one) => (
                    <option key={one} value={one}>
                      {stateNames[one]}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <button type="submit" className="act find">
              Find
            </button>
            {narrowed && (
              <a className="go" href={`/${page}`}>
                Show all
              </a>
            )}
          </form>
        </search>
        {count === 0 ? (
          <p className={s.none}>{narrowed ? 'None is like that.' : isQuarantine ? 'Quarantine is empty.' : 'Nobody has written yet.'}</p>
        ) : (
          <>
            <p className="small">
              {`${format.number((number - 1) * perPage + 1)} to ${format.number(Math.min(count, number * perPage))} of ${format.number(count)}`}
            </p>
            <EnquiryTable enquiries={enquiries} withReason={isQuarantine} />
            <Pager number={number} last={Math.ceil(count / perPage)} address={(page) => address({ page })} />
          </>
        )}
      </section>
    </>
  );
}

/** An address with what is asked of it; what is empty or undefined is left out. */
function listAddress(path: string, asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
