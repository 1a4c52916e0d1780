import type { ReactNode } from 'react';
import { palette } from '../illustrations/palette.ts';

/** The paper a chart is drawn on. Its figure stands beside it in text, so the drawing stays silent. */
export function ChartFrame({ children, height = 96 }: { children: ReactNode; height?: number }) {
  return (
    <svg
      className="on-paper"
      // Shown 220 px wide or wider, so that lettering of 15 stays above 13 px.
      viewBox={`0 0 240 ${height}`}
      aria-hidden="true"
      fontSize="15"
      fontWeight="600"
      fill={palette.ink}
    >
      {children}
    </svg>
  );
}
