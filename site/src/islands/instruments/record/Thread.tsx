import s from './Thread.module.css';

/**
 * Joins an answer to a field of the record: from the line in which the field's words stand to the field's own line, whichever is higher.
 * The styles hang it up between the two (CSS anchors), so it needs no measuring and no script.
 */
export function Thread({ field }: { field: string }) {
  return (
    <>
      <span className={s.thread} data-field={field} data-way="down" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0C60 0 40 100 100 100" />
        </svg>
      </span>
      <span className={s.thread} data-field={field} data-way="up" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100C60 100 40 0 100 0" />
        </svg>
      </span>
    </>
  );
}
