import s from './Pager.module.css';

/** Links to the pages before and after. @param number from 1 */
export function Pager({ number, last, address }: { number: number; last: number; address: (page: number) => string }) {
  if (last <= 1) return null;
  return (
    <nav className={s.pager} aria-label="Pages of the list">
      {number > 1 && (
        <>
          <a className="quiet" href={address(1)}>
            Newest
          </a>
          <a className="quiet" href={address(number - 1)} rel="prev">
            Newer
          </a>
        </>
      )}
      <span>{`Page ${number} of ${last}`}</span>
      {number < last && (
        <>
          <a className="quiet" href={address(number + 1)} rel="next">
            Older
          </a>
          <a className="quiet" href={address(last)}>
            Oldest
          </a>
        </>
      )}
    </nav>
  );
}
