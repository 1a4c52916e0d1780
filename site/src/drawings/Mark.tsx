import { palette } from './palette.ts';

/**
 * Draws the logo: a balance, tipped to the heavier side. Post, base and bowls are aligned to whole
 * pixels at 34 px, so that the logo is crisp at 34 and 20 px. Decorative, because the name is beside the logo.
 * Its paths are formatted as in public/favicon.svg, so that compression removes the duplicate from each page.
 */
export function Mark({ onDark = false }: { onDark?: boolean }) {
  const line = onDark ? palette.paper : palette.ink;
  return (
    <svg
      className={onDark ? 'on-green' : 'on-paper'}
      viewBox="0 0 34 34"
      width="34"
      height="34"
      aria-hidden="true"
      fill="none"
      stroke={line}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1.5,21,6.5,11.5,11.5,21M22.5,17,27.5,7.5,32.5,17" strokeWidth="1.5" />
      <path d="M17,4V30M11,30H23M5.5,11.7,28.5,7.3" strokeWidth="3" />
      <path d="M.5,20.5H12.5A6,6,0,0,1,.5,20.5z" fill={palette.marigold} stroke="none" />
      <path d="M21.5,16.5H33.5A6,6,0,0,1,21.5,16.5z" fill={onDark ? palette.paper : palette.green} stroke="none" />
    </svg>
  );
}
