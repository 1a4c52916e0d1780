import s from './Pin.module.css';

/** Renders the number that joins a caption with the part at which it points, or nothing. The number is no text of the page. */
export function Pin({ number }: { number: number | undefined }) {
  return number ? <i className={s.pin} data-pin={number} aria-hidden="true" /> : null;
}
