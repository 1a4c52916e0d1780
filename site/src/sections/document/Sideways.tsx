import type { ReactNode } from 'react';
import type { Context } from './context.ts';

/** Makes a chart scroll horizontally on a page, because scaled to a phone its text would be too small. In print renders only the chart. */
export function Sideways({ context: { isPage }, children }: { context: Context; children: ReactNode }) {
  return isPage ? <div className="sideways">{children}</div> : children;
}
