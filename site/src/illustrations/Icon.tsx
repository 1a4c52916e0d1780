import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { iconEdges } from './icon-edges.ts';
import { iconShapes } from './icon-shapes.tsx';
import { palette } from './palette.ts';

/** Draws a feature's icon, aligned with the text's left edge or centred. Decorative: the heading names the feature. */
export function Icon({ name, isCentred }: { name: IconName; isCentred?: boolean }) {
  return (
    <svg
      className="on-paper"
      width="72"
      viewBox={`${isCentred ? 0 : (iconEdges[name] ?? 2)} 0 72 48`}
      aria-hidden="true"
      fill="none"
      stroke={palette.ink}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {iconShapes[name]}
    </svg>
  );
}
