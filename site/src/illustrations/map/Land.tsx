import { palette } from '../palette.ts';
import { landDots } from './land-dots.ts';

/** The land of the earth in dots, on a green field. */
export function Land() {
  return <path d={landDots} fill="none" stroke={palette.land} strokeWidth="5.6" strokeDasharray=".1 8.9" />;
}
