import { palette } from './palette.ts';

/** The mark of the brand: the balance, tipped to the side that weighs more. Sits beside the name, so it has none of its own. */
export function Mark({ onDark = false }: { onDark?: boolean }) {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" fill="none" stroke={onDark ? palette.paper : palette.ink} strokeWidth="2.4" strokeLinecap="round">
      <path d="M17 5v24M10 29h14M4 11l26-4" />
      <path d="M1 20a5.2 5.2 0 0 0 10 0L6 10.6z" fill={palette.marigold} />
      <path d="M23 16a5.2 5.2 0 0 0 10 0L28 7.3z" fill={onDark ? palette.greenMid : palette.green} />
    </svg>
  );
}
