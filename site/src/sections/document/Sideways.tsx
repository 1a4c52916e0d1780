import type { ReactNode } from 'react';
import type { Context } from './context.ts';

/** A chart that is scrolled sideways on a phone, where its lettering would be too small; printed, the chart alone. */
export function Sideways({ context: { isPage }, children }: { context: Context; children: ReactNode }) {
  return isPage ? <div className="sideways">{children}</div> : children;
}
