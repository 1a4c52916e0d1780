import type { ReactNode } from 'react';
import { palette } from '../illustrations/palette.ts';
import { chartSize } from './chart-size.ts';

/** The paper a chart is drawn on. Its figure stands beside it in text, so the drawing stays silent. */
export function ChartFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      className="on-paper"
      viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
      aria-hidden="true"
      fontSize="15"
      fontWeight="600"
      fill={palette.ink}
    >
      {children}
    </svg>
  );
}
