import type { ReactNode } from 'react';

interface FrameProps {
  alt: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** Renders the svg element of a drawing: an image with a name, or hidden from screen readers without one. Sets round caps for all strokes. */
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
