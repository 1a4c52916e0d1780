import type { ReactNode } from 'react';
import type { Context } from './context.ts';

interface ByWidthProps {
  context: Context;
  wide: ReactNode;
  phone: ReactNode;
}

/** Renders a chart in two compositions, of which a page shows the one that fits its width. In print renders only the wide one. */
export function ByWidth({ context: { isPage }, wide, phone }: ByWidthProps) {
  if (!isPage) return wide;
  return (
    <>
      <div className="for-wide">{wide}</div>
      <div className="for-narrow">{phone}</div>
    </>
  );
}
