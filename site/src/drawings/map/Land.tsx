import { palette } from '../palette.ts';
import { landDots } from './land-dots.ts';

/** Draws the land as dots, for a green background. */
export function Land() {
  return <path d={landDots} fill="none" stroke={palette.land} strokeWidth="5.6" strokeDasharray=".1 8.9" />;
}
