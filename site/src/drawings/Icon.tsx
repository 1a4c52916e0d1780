import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { Shapes } from './parts/Shapes.tsx';
import { svgFile } from './svg-files.ts';

/**
 * Draws a feature's icon. The left edge of its viewBox is the left edge of its ink, so that icons align with the text below.
 * Decorative: the heading names the feature.
 * @param isCentred shows the whole box of 72 × 48
 */
export function Icon({ name, isCentred }: { name: IconName; isCentred?: boolean }) {
  const file = svgFile(`icons/${name}`);
  return (
    <svg
      className="on-paper"
      width="72"
      viewBox={isCentred ? '0 0 72 48' : file.viewBox}
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Shapes file={file} />
    </svg>
  );
}
