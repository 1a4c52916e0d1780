import type { ReactNode } from 'react';

interface FrameProps {
  alt: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** The svg around a drawing: an image with a name, or nothing at all to a screen reader when it has none. All strokes inherit their round ends here. */
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
