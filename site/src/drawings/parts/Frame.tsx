import type { ReactNode } from 'react';

interface SvgProps {
  /** Names the drawing, which is hidden from screen readers if it is empty. */
  alt: string;
  viewBox: string;
  /** Fills a box of another shape, from the middle. */
  slice?: boolean | undefined;
  children: ReactNode;
}

/** Renders the svg element of a drawing, with round ends as in the .svg files. */
export function Svg({ alt, viewBox, slice, children }: SvgProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
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

/** Renders the svg element of a drawing whose upper left corner is 0, 0. */
export function Frame({ width, height, ...props }: { alt: string; width: number; height: number; children: ReactNode }) {
  return <Svg {...props} viewBox={`0 0 ${width} ${height}`} />;
}
