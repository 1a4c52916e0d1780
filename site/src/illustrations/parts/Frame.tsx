import type { ReactNode } from 'react';

interface FrameProps {
  alt: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** Renders the svg element of a drawing with round caps. The drawing is an image named by `alt`, or hidden if `alt` is empty. */
export function Frame({ alt, width, height, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
