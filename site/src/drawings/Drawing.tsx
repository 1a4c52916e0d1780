import { Svg } from './parts/Frame.tsx';
import { Shapes } from './parts/Shapes.tsx';
import { svgFile } from './svg-files.ts';

interface DrawingProps {
  /** Path in this folder without ending, such as vignettes/shop-door. */
  name: string;
  alt: string;
  /** Fills a box of another shape, from the middle. */
  slice?: boolean;
}

/** Draws a file of this folder. */
export function Drawing({ name, alt, slice }: DrawingProps) {
  const file = svgFile(name);
  return (
    <Svg alt={alt} viewBox={file.viewBox} slice={slice}>
      <Shapes file={file} />
    </Svg>
  );
}
