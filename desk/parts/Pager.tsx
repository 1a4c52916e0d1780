import s from './Pager.module.css';

/**
 * Links to other pages of a list.
 * @param number of the current page, from 1
 */
export function Pager({ number, last, address }: { number: number; last: number; address: (page: number) => string }) {
  if (last <= 1) return null;
  const link = (name: string, page: number, rel?: string) => (
    <a className="quiet" href={address(page)} rel={rel}>
      {name}
    </a>
  );
  return (
    <nav className={s.pager} aria-label="Pages of the list">
      {number > 1 && link('Newest', 1)}
      {number > 1 && link('Newer', number - 1, 'prev')}
      <span>{`Page ${number} of ${last}`}</span>
      {number < last && link('Older', number + 1, 'next')}
      {number < last && link('Oldest', last)}
    </nav>
  );
}
